import { businessPageRoutes } from '../../business/pageRoutes.tsx'
import { permissionCheckRoute } from './permissionCheckRoute.tsx'

/** Hand-written pages that belong to no entity. */
export const ownPageRoutes = [permissionCheckRoute, ...businessPageRoutes]

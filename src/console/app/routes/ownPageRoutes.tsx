import { businessPageRoutes } from '../../business/pageRoutes.tsx'
import { permissionCheckRoute } from './permissionCheckRoute.tsx'

/** Pages of our own that no entity has. */
export const ownPageRoutes = [permissionCheckRoute, ...businessPageRoutes]

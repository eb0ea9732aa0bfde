import { whatIfRoute } from './whatIf/whatIfRoute.tsx'

/** Pages of the business that no entity has. */
export const businessPageRoutes = [whatIfRoute]

import { whatIfRoute } from './whatIf/whatIfRoute.tsx'

/** The routes of the business's pages that belong to no entity. */
export const businessPageRoutes = [whatIfRoute]

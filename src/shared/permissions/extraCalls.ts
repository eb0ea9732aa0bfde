import { businessExtraCalls } from '#shared/business/calls.ts'
import type { ApiResource } from '#shared/contracts/MenuNode.ts'

/** Hand-written calls that a generated page or button needs besides its own. */
export interface ExtraCalls {
  /** The code of the page or button. */
  code: string
  resources: readonly ApiResource[]
}

const grantable: ApiResource = { method: 'GET', path: '/api/v1/permissions/grantable' }
const apiRoutes: ApiResource = { method: 'GET', path: '/api/v1/permissions/routes' }
const menuTree: ApiResource = { method: 'GET', path: '/api/v1/menus/tree' }
const members: ApiResource = { method: 'GET', path: '/api/v1/departments/members' }
const auditState: ApiResource = { method: 'GET', path: '/api/v1/audits/state' }

/** The hand-written calls that generated pages and buttons need. */
export const extraCalls = [
  { code: 'system.user', resources: [members] },
  { code: 'system.department', resources: [members] },
  { code: 'system.audit', resources: [auditState] },
  { code: 'system.user.create', resources: [grantable] },
  { code: 'system.user.edit', resources: [grantable] },
  { code: 'system.role.create', resources: [grantable, menuTree] },
  { code: 'system.role.edit', resources: [grantable, menuTree] },
  { code: 'system.menu.create', resources: [apiRoutes] },
  { code: 'system.menu.edit', resources: [apiRoutes] },
  ...businessExtraCalls,
] as const satisfies readonly ExtraCalls[]

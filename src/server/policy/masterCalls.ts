import { routes } from '#generated/routes/routes.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { ApiResource } from '#shared/contracts/MenuNode.ts'
import type { Grants } from './Grants.ts'

const permissionEntities: readonly string[] = ['menu', 'role', 'user'] satisfies EntityName[]

/** Every generated call on menus, roles and users: a user who may make them all can grant everything. */
export const masterCalls: readonly ApiResource[] = routes
  .filter(({ table }) => permissionEntities.includes(table.entity))
  .map(({ method, url }) => ({ method, path: `/api/v1${url}` }))

/** Whether these roles together make an administrator, by opening every master call. */
export function makeAdministrator(grants: Grants, roleIds: readonly string[]): boolean {
  return masterCalls.every((call) => grants.reaches(roleIds, call))
}

import type { Queries } from '#server/database/Database.ts'
import type { Grantable } from '#shared/permissions/Grantable.ts'
import { findExceedingMenu, findExceedingTick } from './findExceedingMenu.ts'
import { makeAdministrator } from './masterCalls.ts'
import { readGrants, roleIdsOf } from './PermissionSnapshot.ts'

/**
 * The menus and roles that a user may grant, and the roles above them. An administrator may grant everything and has none above;
 * other users may grant what they hold themselves.
 */
export async function grantableBy(queries: Queries, userId: string): Promise<Grantable> {
  const grants = await readGrants(queries)
  const roleIds = await roleIdsOf(queries, userId)
  const { menus, roles } = grants.data
  const isAdministrator = makeAdministrator(grants, roleIds)
  const snapshot = { grants, roleIds, isAdministrator, hadAdministrator: true }
  const isHeld = (ticks: readonly string[]) =>
    isAdministrator || findExceedingTick(snapshot, grants, ticks) === undefined
  return {
    menu_ids: menus.map(({ id }) => id).filter((id) => isHeld([id])),
    role_ids: roles.filter(({ menuIds }) => isHeld(menuIds)).map(({ id }) => id),
    above_role_ids: isAdministrator
      ? []
      : roles.map(({ id }) => id).filter((id) => findExceedingMenu(snapshot, [id]) !== undefined),
  }
}

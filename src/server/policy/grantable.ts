import type { Grantable } from '#shared/permissions/Grantable.ts'
import { findExceedingTick } from './findExceedingMenu.ts'
import type { Grants } from './Grants.ts'
import { makeAdministrator } from './masterCalls.ts'

/**
 * The menus and roles that a user with these roles may grant, and the roles above the user. An administrator may grant everything
 * and has none above; other users may grant what they hold themselves.
 */
export function grantableBy(grants: Grants, roleIds: readonly string[]): Grantable {
  const isAdministrator = makeAdministrator(grants, roleIds)
  const isHeld = (menuId: string): boolean =>
    isAdministrator || findExceedingTick({ grants, roleIds }, grants, [menuId]) === undefined
  // Each menu is judged once, because thousands of roles may hold it.
  const menus = new Set(grants.data.menus.map(({ id }) => id).filter(isHeld))
  const roles = new Set(
    grants.data.roles
      .filter(({ menuIds }) => menuIds.every((menuId) => menus.has(menuId)))
      .map(({ id }) => id),
  )
  const others = grants.data.roles.map(({ id }) => id).filter((id) => !roleIds.includes(id))
  return {
    menu_ids: [...menus],
    role_ids: [...roles],
    above_role_ids: others.filter((id) => !roles.has(id)),
  }
}

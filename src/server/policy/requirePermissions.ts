import type { Transaction } from '#server/database/Database.ts'
import { AppError } from '#shared/errors/AppError.ts'
import {
  findExceedingMenu,
  findExceedingGain,
  findExceedingHolding,
  findExceedingTick,
} from './findExceedingMenu.ts'
import type { Grants } from './Grants.ts'
import { hasAdministrator, readGrants } from './PermissionSnapshot.ts'
import type { PermissionSnapshot } from './PermissionSnapshot.ts'

/** Refuses a change to a user whose roles hold more than the caller's. */
export function requireNotAbove(snapshot: PermissionSnapshot, roleIds: readonly string[]): void {
  if (!snapshot.isAdministrator && findExceedingMenu(snapshot, roleIds) !== undefined)
    throw new AppError('USER_ABOVE')
}

/** Refuses a change to a role that holds more than the caller. */
export function requireRoleNotAbove(snapshot: PermissionSnapshot, roleId: string): void {
  if (!snapshot.isAdministrator && findExceedingMenu(snapshot, [roleId]) !== undefined)
    throw new AppError('ROLE_ABOVE')
}

/** Refuses a change to a menu through which a role holds more than the caller. */
export function requireMenuNotAbove(snapshot: PermissionSnapshot, menuId: string, andBelow: boolean): void {
  const name = snapshot.isAdministrator ? undefined : findExceedingHolding(snapshot, menuId, andBelow)
  if (name !== undefined) throw new AppError('MENU_ABOVE', { name })
}

/** Refuses to give these ticks to a role, or a role with them to a user, unless the caller holds all of them. */
export function requireTicksHeld(snapshot: PermissionSnapshot, now: Grants, ticks: readonly string[]): void {
  if (!snapshot.isAdministrator) refuseGrant(findExceedingTick(snapshot, now, ticks))
}

/** Refuses a change of menus or roles that gave a role more than the caller holds, or left no administrator. */
export async function requireNoEscalation(tx: Transaction, snapshot: PermissionSnapshot): Promise<Grants> {
  const now = await readGrants(tx)
  if (!snapshot.isAdministrator) refuseGrant(findExceedingGain(snapshot, now))
  await requireAdministrator(tx, snapshot, now)
  return now
}

/** Refuses a change that left no active user who may make every call on menus, roles and users. */
export async function requireAdministrator(
  tx: Transaction,
  { hadAdministrator }: PermissionSnapshot,
  now: Grants,
): Promise<void> {
  if (hadAdministrator && !(await hasAdministrator(tx, now))) throw new AppError('LAST_ADMINISTRATOR')
}

function refuseGrant(name: string | undefined): void {
  if (name !== undefined) throw new AppError('GRANT_EXCEEDED', { name })
}

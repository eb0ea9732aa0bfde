import type { Transaction } from '#server/database/Database.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { exceeding, gainedBeyond, heldBeyond, tickedBeyond } from './exceeding.ts'
import type { Grants } from './Grants.ts'
import { hasAdministrator, readGrants } from './Standing.ts'
import type { Standing } from './Standing.ts'

/** Refuses a change to a user whose roles hold more than the caller's. */
export function requireNotAbove(standing: Standing, roleIds: readonly string[]): void {
  if (!standing.isAdministrator && exceeding(standing, roleIds) !== undefined)
    throw new AppError('USER_ABOVE')
}

/** Refuses a change to a role that holds more than the caller. */
export function requireRoleNotAbove(standing: Standing, roleId: string): void {
  if (!standing.isAdministrator && exceeding(standing, [roleId]) !== undefined)
    throw new AppError('ROLE_ABOVE')
}

/** Refuses a change to a menu through which a role holds more than the caller. */
export function requireMenuNotAbove(standing: Standing, menuId: string, andBelow: boolean): void {
  const name = standing.isAdministrator ? undefined : heldBeyond(standing, menuId, andBelow)
  if (name !== undefined) throw new AppError('MENU_ABOVE', { name })
}

/** Refuses to give these ticks to a role, or a role with them to a user, unless the caller holds all of them. */
export function requireHeld(standing: Standing, now: Grants, ticks: readonly string[]): void {
  if (!standing.isAdministrator) refuseGrant(tickedBeyond(standing, now, ticks))
}

/** Refuses a change of menus or roles that gave a role more than the caller holds, or left no administrator. */
export async function requireFair(tx: Transaction, standing: Standing): Promise<Grants> {
  const now = await readGrants(tx)
  if (!standing.isAdministrator) refuseGrant(gainedBeyond(standing, now))
  await requireAdministrator(tx, standing, now)
  return now
}

/** Refuses a change that left no active user who may make every call on menus, roles and users. */
export async function requireAdministrator(
  tx: Transaction,
  { hadAdministrator }: Standing,
  now: Grants,
): Promise<void> {
  if (hadAdministrator && !(await hasAdministrator(tx, now))) throw new AppError('LAST_ADMINISTRATOR')
}

function refuseGrant(name: string | undefined): void {
  if (name !== undefined) throw new AppError('GRANT_EXCEEDED', { name })
}

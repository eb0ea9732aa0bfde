import { menus } from '#generated/menus/menus.ts'
import { codesIn } from '#shared/permissions/codesIn.ts'
import type { Grants } from './Grants.ts'
import type { PolicyMenu } from './PolicyData.ts'
import type { PermissionSnapshot } from './PermissionSnapshot.ts'

/** The name of a menu that some roles would hold and the caller does not; undefined when there is none. */
export function findExceedingMenu(
  snapshot: PermissionSnapshot,
  others: readonly string[],
): string | undefined {
  const { grants, roleIds } = snapshot
  const foreign = others.filter((id) => !roleIds.includes(id))
  // The ticks of disabled roles count too: their members hold the menus again once the role is enabled.
  return findExceedingTick(
    snapshot,
    grants,
    foreign.flatMap((id) => grants.role(id)?.menuIds ?? []),
  )
}

/** The name of a ticked menu that the caller does not hold, even if a disabled menu or role keeps the tick from counting. */
export function findExceedingTick(
  { grants, roleIds }: Pick<PermissionSnapshot, 'grants' | 'roleIds'>,
  now: Grants,
  ticks: readonly string[],
): string | undefined {
  const own = grants.idsHeldBy(roleIds)
  return ticks.flatMap((id) => now.pathTo(id)).find(({ id }) => !own.has(id))?.name
}

/** The name of a menu that roles hold and the caller does not: the given one or, with `andBelow`, any menu below it too. */
export function findExceedingHolding(
  snapshot: PermissionSnapshot,
  menuId: string,
  andBelow: boolean,
): string | undefined {
  const { grants } = snapshot
  const ticks = grants.data.roles.flatMap(({ menuIds }) => menuIds)
  const affected = new Set(ticks.filter((id) => grants.pathTo(id).some((menu) => menu.id === menuId)))
  if (affected.size === 0) return undefined
  return findExceedingTick(snapshot, grants, andBelow ? [menuId, ...affected] : [menuId])
}

/** The name of a menu or call that a role gained by a change and the caller did not hold before it. */
export function findExceedingGain(snapshot: PermissionSnapshot, now: Grants): string | undefined {
  const { grants, roleIds } = snapshot
  const codes = new Set(roleIds.flatMap((id) => grants.heldBy(id)).map(({ code }) => code))
  const gains = now.data.roles.map(({ id }) => gainOf(id, { ...snapshot, codes }, now))
  return gains.find((name) => name !== undefined)
}

/** A snapshot and the codes that its caller held. */
interface SnapshotWithCodes extends PermissionSnapshot {
  codes: ReadonlySet<string>
}

function gainOf(
  roleId: string,
  { grants, roleIds, codes }: SnapshotWithCodes,
  now: Grants,
): string | undefined {
  const before = grants.heldBy(roleId)
  const own = grants.idsHeldBy(roleIds)
  const idsBefore = new Set(before.map(({ id }) => id))
  const codesBefore = new Set(before.map(({ code }) => code))
  const isNewId = (id: string) => !idsBefore.has(id) && !own.has(id)
  const isNewCode = (code: string) => hasMeaning(code) && !codesBefore.has(code) && !codes.has(code)
  const isGained = ({ id, code }: PolicyMenu) => isNewId(id) || isNewCode(code)
  const menu = now.heldBy(roleId).find(isGained)
  if (menu) return menu.name
  const lines = new Set(before.flatMap(linesOf))
  const gained = now.heldBy(roleId).flatMap(({ resources }) => resources)
  const call = gained.find(
    (line) => !lines.has(`${line.method} ${line.path}`) && !grants.reaches(roleIds, line),
  )
  return call && `${call.method} ${call.path}`
}

const catalogue = new Set(codesIn(menus))

/** Whether the server checks this code: it checks the catalogue's, a button's before a move and a page's before a notice. */
function hasMeaning(code: string): boolean {
  return catalogue.has(code)
}

function linesOf({ resources }: PolicyMenu): string[] {
  return resources.map(({ method, path }) => `${method} ${path}`)
}

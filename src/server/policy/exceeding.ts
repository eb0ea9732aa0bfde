import type { Grants } from './Grants.ts'
import type { PolicyMenu } from './PolicyData.ts'
import type { Standing } from './Standing.ts'

/** What some roles hold that the caller does not: the name of a menu or a call; undefined when there is nothing. */
export function exceeding({ grants, roleIds }: Standing, others: readonly string[]): string | undefined {
  const own = heldIds(grants, roleIds)
  return others.flatMap((id) => grants.heldBy(id)).find(({ id }) => !own.has(id))?.name
}

/** What is ticked for roles that the caller does not hold, also where a disabled menu or role keeps it from counting. */
export function tickedBeyond(
  { grants, roleIds }: Standing,
  now: Grants,
  ticks: readonly string[],
): string | undefined {
  const own = heldIds(grants, roleIds)
  return ticks.flatMap((id) => now.pathTo(id)).find(({ id }) => !own.has(id))?.name
}

/** What any role gained by a change that the caller did not hold before it. */
export function gainedBeyond(standing: Standing, now: Grants): string | undefined {
  return now.data.roles.map(({ id }) => gainOf(id, standing, now)).find((name) => name !== undefined)
}

function gainOf(roleId: string, { grants, roleIds }: Standing, now: Grants): string | undefined {
  const own = heldIds(grants, roleIds)
  const before = grants.heldBy(roleId)
  const held = new Set(before.map(({ id }) => id))
  const menu = now.heldBy(roleId).find(({ id }) => !held.has(id) && !own.has(id))
  if (menu) return menu.name
  const known = new Set(before.flatMap(linesOf))
  const gained = now.heldBy(roleId).flatMap(({ resources }) => resources)
  const call = gained.find(
    (line) => !known.has(`${line.method} ${line.path}`) && !grants.reaches(roleIds, line),
  )
  return call && `${call.method} ${call.path}`
}

function heldIds(grants: Grants, roleIds: readonly string[]): Set<string> {
  return new Set(roleIds.flatMap((id) => grants.heldBy(id)).map(({ id }) => id))
}

function linesOf({ resources }: PolicyMenu): string[] {
  return resources.map(({ method, path }) => `${method} ${path}`)
}

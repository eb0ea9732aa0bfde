import type { Role } from '#generated/types/role.ts'
import { isoOf } from './stage/clock.ts'
import { roles } from './roles.ts'
import type { RoleCode, RoleEntry } from './roles.ts'
import type { LinkRow } from './rows.ts'
import { inOfficeHours } from './stage/Stage.ts'
import type { Stage } from './stage/Stage.ts'

/** A role as its table stores it, without its menus. */
export type RoleRow = Omit<Role, 'menus'>

const openedDaysAgo = 410

/** The roles by code. */
export function buildRoles(stage: Stage): Map<RoleCode, RoleRow> {
  const openedAt = inOfficeHours(stage, openedDaysAgo)
  return new Map(
    roles.map((entry, index) => {
      const at = openedAt + index * 60_000
      const { code, name, description, isDisabled }: RoleEntry = entry
      const row: RoleRow = {
        id: stage.idAt(at),
        version: 1,
        code,
        name,
        sequence: (index + 1) * 10,
        status: isDisabled ? 'disabled' : 'enabled',
        second_factor: false,
        description,
        created_at: isoOf(at),
        updated_at: isoOf(at),
      }
      return [entry.code, row] as const
    }),
  )
}

/** The grants of each role among the existing menus. */
export function grantsOf(
  rows: ReadonlyMap<RoleCode, RoleRow>,
  menus: readonly { id: string; code: string }[],
): LinkRow[] {
  return roles.flatMap((role) => {
    const owner = rows.get(role.code)?.id
    if (owner === undefined) return []
    const granted = menus.filter(({ code }) => role.menus.some((pattern) => matchesPattern(pattern, code)))
    return granted.map(({ id }, position) => ({ owner, target: id, position }))
  })
}

/** Whether a role's pattern matches a menu: `a.b` only that page or button, `a.b.*` also everything below it. */
export function matchesPattern(pattern: string, code: string): boolean {
  if (!pattern.endsWith('.*')) return pattern === code
  return `${code}.`.startsWith(pattern.slice(0, -1))
}

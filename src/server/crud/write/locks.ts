import { withoutComputedParts } from '#shared/computed/computedParts.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Children, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { isLocked, lockOf } from '#shared/states/lockOf.ts'
import { equal } from '#shared/validation/equal.ts'
import { withoutNulls } from '#shared/validation/withoutNulls.ts'
import type { Change } from '../entity/Context.ts'
import type { Draft } from '../entity/Row.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { targetsOf } from './references/writeLinks.ts'

/**
 * Refuses to change properties that the record's state locks, except those that the move asks for. A value equal to the
 * stored one is no change.
 */
export function requireUnlocked(table: Table, { before, draft, move }: Change): void {
  const { entity, states } = table
  const lock = lockOf(states, before)
  if (!states || !lock) return
  const open = new Set(move?.asks?.map(({ property }) => property))
  const changed = Object.keys(draft).filter(
    (name) => isLocked(states, lock, name) && !open.has(name) && !isSame(table, name, { before, draft }),
  )
  const [property] = changed
  if (property === undefined) return
  const facts = { entity, stateProperty: states.property, state: before[states.property] }
  const fields = changed.map((name) => ({ path: `/${name}`, code: 'FIELD_LOCKED', params: facts }))
  throw new AppError('FIELD_LOCKED', { ...facts, property, fields })
}

/** Refuses to change rows on their own if their owner's state locks them. */
export function requireOpenRows({ entity, states }: Table, property: string, owner: JsonObject): void {
  const lock = lockOf(states, owner)
  if (!states || !lock || !isLocked(states, lock, property)) return
  const facts = { id: owner['id'] ?? null }
  throw new AppError('ROWS_LOCKED', {
    entity,
    stateProperty: states.property,
    state: owner[states.property],
    facts,
  })
}

interface Compared {
  before: JsonObject
  draft: Draft
}

/** Whether a draft leaves a property as it is stored. */
export function isSame(
  { columns, links, children }: Table,
  name: string,
  { before, draft }: Compared,
): boolean {
  const [was = null, is = null] = [before[name], draft[name]]
  const child = children?.find(({ property }) => property === name)
  if (child) return equal(rowsOf(child, was), rowsOf(child, is))
  const link = links.find(({ property }) => property === name)
  if (link) return equal(targetsOf(link, was), targetsOf(link, is))
  const { type, computedParts } = columns.find((column) => column.name === name) ?? {}
  if (computedParts) {
    const given = (value: Json) => withoutNulls(withoutComputedParts(computedParts, value))
    return equal(given(was), given(is))
  }
  if (typeof was !== 'string' || typeof is !== 'string') return equal(withoutNulls(was), withoutNulls(is))
  if (type === 'timestamp') return Date.parse(was) === Date.parse(is)
  return type === 'uuid' ? was === is.toLowerCase() : was === is
}

/** The writable values of rows that are records of another entity. */
function rowsOf({ writable }: Children, rows: Json): Json {
  const names = ['id', ...writable]
  const objects = Array.isArray(rows) ? rows.filter(isJsonObject) : []
  return objects.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])))
}

import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { isLocked, lockOf } from '#shared/states/lockOf.ts'
import type { Change } from '../entity/Context.ts'
import { isSame } from './isSame.ts'

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

import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import type { Values } from '../../session/entities/recordName.ts'
import type { Allowed } from '../../session/access/useAllowed.ts'

/** The moves that a record's state and the user's rights allow. */
export function movesOf({ states }: Resource, record: Values, allowed: Pick<Allowed, 'moves'>): Move[] {
  const state = record[states?.property ?? '']
  return typeof state === 'string' ? allowed.moves.filter((move) => move.from.includes(state)) : []
}

/** What a move changes, as the record's form has it. */
export function wantedBy({ states }: Resource, { to }: Move): JsonObject {
  return states ? { [states.property]: to } : {}
}

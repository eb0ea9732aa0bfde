import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { canMove } from '#shared/states/canMove.ts'
import type { Values } from '../../session/entities/recordName.ts'
import type { AllowedActions } from '../../session/access/useAllowed.ts'

/** The moves that both the record's state and the user's rights allow. */
export function movesOf(
  { states }: Resource,
  record: Values,
  allowed: Pick<AllowedActions, 'moves'>,
): Move[] {
  return states ? allowed.moves.filter((move) => canMove(states, record, move)) : []
}

/** Whether a dialog precedes the move, with a question or with inputs. */
export function hasDialog({ confirm, asks }: Move): boolean {
  return confirm === true || asks !== undefined
}

/** The values that a move sets, as the record's form has them. */
export function wantedBy({ states }: Resource, { to }: Move, values: JsonObject = {}): JsonObject {
  return states ? { ...values, [states.property]: to } : values
}

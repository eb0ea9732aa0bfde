import type { Resource } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { canMove } from '#shared/states/canMove.ts'
import type { Values } from '../../../session/entities/recordName.ts'
import { textOf } from '../../../kit/text/readValue.ts'

/** The states that a form may offer: the initial ones for a new record, or the stored one and those that its moves lead to. */
export function reachableStates(
  { states }: Pick<Resource, 'states'>,
  record: Values | undefined,
  moves: readonly Move[],
): readonly string[] | undefined {
  if (!states || !record) return states?.initial
  const current = textOf(record[states.property])
  return [current, ...moves.filter((move) => canMove(states, record, move)).map(({ to }) => to)]
}

import type { Move, StateMachine } from '../contracts/StateMachine.ts'

/** Whether a record may make a move: the move starts from its state, and the move's condition holds. */
export function canMove(
  { property }: Pick<StateMachine, 'property'>,
  record: Readonly<Record<string, unknown>>,
  { from, when }: Pick<Move, 'from' | 'when'>,
): boolean {
  return from.some((state) => state === record[property]) && (when?.(record) ?? true)
}

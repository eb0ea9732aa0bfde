import type { Move, StateMachine } from '../contracts/StateMachine.ts'

/** Whether a record may make a move: its state is one to start from, and the move's condition holds. */
export function canMove(
  { property }: Pick<StateMachine, 'property'>,
  record: Readonly<Record<string, unknown>>,
  { from, when }: Pick<Move, 'from' | 'when'>,
): boolean {
  return from.some((state) => state === record[property]) && (when?.(record) ?? true)
}

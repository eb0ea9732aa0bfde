import type { Move } from '#shared/contracts/StateMachine.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { saveFailureOf } from '../../fields/form/data/saveFailure.ts'

/** Whether a move's dialog has inputs for all refused fields; if so, it stays open and marks them. */
export function isRefusedInside(error: unknown, { asks = [] }: Move): boolean {
  const { fields } = saveFailureOf(error)
  const asked = new Set(asks.map(({ property }) => property))
  return fields.length > 0 && fields.every(({ path }) => asked.has(pointerNames(path)[0] ?? ''))
}

import { HttpError } from 'react-admin'
import { nameIn, readsOf } from '#shared/computed/readsOf.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import type { Move } from '#shared/contracts/StateMachine.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { saveFailureOf } from '../../fields/form/data/saveFailure.ts'

/**
 * The failure of a move, with each refusal of a computed value moved to a property that the move asks for and the value is
 * computed from.
 */
export function refusalsAtAskedProperties(
  error: unknown,
  move: Move,
  form: Pick<ResourceForm, 'computed'>,
): unknown {
  const { fields } = saveFailureOf(error)
  if (!(error instanceof HttpError) || fields.length === 0) return error
  const placed = fields.map((field) => ({ ...field, path: placeOf(field.path, move, form) }))
  return new HttpError(error.message, error.status, { ...error.body, fields: placed })
}

function placeOf(
  path: string,
  { asks = [] }: Move,
  { computed = {} }: Pick<ResourceForm, 'computed'>,
): string {
  const computation = computed[pointerNames(path)[0] ?? '']
  const read = new Set(computation ? readsOf(computation.expression).map(nameIn) : [])
  const asked = asks.find(({ property }) => read.has(property))
  return asked ? `/${asked.property}` : path
}

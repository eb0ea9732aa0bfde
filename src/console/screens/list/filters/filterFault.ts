import type { FieldFact } from '#shared/errors/AppError.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { isMoment, readDay } from '../../../fields/date/readDay.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import type { Values } from '../../../session/entities/recordName.ts'
import type { FilterInput } from './filterInputs.ts'

/** Whether rows can be asked for by what was typed. */
export function canAsk(inputs: readonly FilterInput[], values: Values): boolean {
  return inputs.every(({ source, field }) =>
    [source, `${source}_gte`, `${source}_lte`].every((name) => !filterFault(field, values[name])),
  )
}

/** What is wrong with a typed value: no number, no day. The inputs keep what they cannot read as it was typed. */
export function filterFault(field: Field | undefined, value: unknown): FieldFact | undefined {
  const text = textOf(value)
  if (!field || text === '') return undefined
  const { cell } = factsOf(field.type)
  const isWhole = cell === 'integer'
  if (isWhole && !Number.isInteger(value)) return { path: '', code: 'type', params: { type: 'integer' } }
  const isNumber = cell === 'number' || cell === 'money' || cell === 'percent'
  if (isNumber && typeof value !== 'number') return { path: '', code: 'type', params: { type: 'number' } }
  const isWrongDay = cell === 'day' && readDay(text) === undefined
  const isWrongMoment = cell === 'moment' && !isMoment(text)
  return isWrongDay || isWrongMoment ? { path: '', code: 'format', params: { format: 'date' } } : undefined
}

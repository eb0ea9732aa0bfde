import type { Field } from '#shared/contracts/Resource.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { filterTextAtMost } from '#shared/fields/filterTextAtMost.ts'
import { secondsOfClock } from '#shared/fields/times/secondsOfClock.ts'
import { isMoment, readDay } from '../../../fields/date/readDay.ts'
import { textOf } from '../../../kit/text/readValue.ts'

/** What a typed value, or the end of a range, should have been: the inputs keep what they cannot read as it was typed. A key of the list's words. */
export function filterFault(
  field: Field | undefined,
  value: unknown,
  isEnd = false,
): FilterFault | undefined {
  const text = textOf(value)
  if (text === '') return undefined
  if (text.length > filterTextAtMost) return 'short'
  if (!field) return undefined
  const { cell } = factsOf(field.type)
  if (cell === 'integer') return Number.isInteger(value) ? undefined : 'whole'
  if (cell === 'number' || cell === 'money' || cell === 'percent')
    return typeof value === 'number' ? undefined : 'number'
  if (cell === 'day') return readDay(text) === undefined ? 'day' : undefined
  if (cell === 'moment') return isMoment(text) ? undefined : 'day'
  // A part of one is enough to find those that have it.
  return cell === 'clock' && isEnd && secondsOfClock(text) === undefined ? 'clock' : undefined
}

export type FilterFault = 'whole' | 'number' | 'day' | 'clock' | 'short'

import type { Field } from '#shared/contracts/Resource.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { filterTextAtMost } from '#shared/fields/filterTextAtMost.ts'
import { secondsOfClock } from '#shared/fields/times/secondsOfClock.ts'
import { isMoment, readDay } from '../../../fields/date/readDay.ts'
import { textOf } from '../../../kit/text/readValue.ts'

/**
 * The form that an invalid value, or an invalid end of a range, should have had: a key of the list's words. Inputs keep text that
 * they cannot read as it was typed.
 */
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
  // Only an end of a range needs a complete time of day; otherwise a part of it finds all times that contain it.
  return cell === 'clock' && isEnd && secondsOfClock(text) === undefined ? 'clock' : undefined
}

export type FilterFault = 'whole' | 'number' | 'day' | 'clock' | 'short'

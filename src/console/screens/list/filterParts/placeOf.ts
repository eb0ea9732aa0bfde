import { secondsOfClock } from '#shared/fields/times/secondsOfClock.ts'
import { textOf } from '../../../kit/text/readValue.ts'

/** Where a number, a day, a moment or a time of day stands on its line; NaN for what stands on none. */
export function placeOf(value: unknown): number {
  const text = textOf(value)
  if (text === '') return NaN
  return Number.isFinite(Number(text)) ? Number(text) : (secondsOfClock(text) ?? Date.parse(text))
}

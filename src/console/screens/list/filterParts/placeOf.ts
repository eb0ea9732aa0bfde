import { secondsOfClock } from '#shared/fields/times/secondsOfClock.ts'
import { textOf } from '../../../kit/text/readValue.ts'

/** The position of a number, a day, a moment or a time of day on its scale; NaN for any other value. */
export function placeOf(value: unknown): number {
  const text = textOf(value)
  if (text === '') return NaN
  return Number.isFinite(Number(text)) ? Number(text) : (secondsOfClock(text) ?? Date.parse(text))
}

import { secondsOfClock } from '../fields/times/secondsOfClock.ts'
import { isDate, isDateTime } from './calendar.ts'

/**
 * Whether a value is greater than another of its type: numbers, dates, moments or times of day. False for absent or other values.
 */
export function exceeds(value: unknown, limit: unknown): boolean {
  if (typeof value === 'number' && typeof limit === 'number') return value > limit
  if (typeof value !== 'string' || typeof limit !== 'string') return false
  if (isDate(value) && isDate(limit)) return value > limit
  if (isDateTime(value) && isDateTime(limit)) return Date.parse(value) > Date.parse(limit)
  const [seconds, most] = [secondsOfClock(value), secondsOfClock(limit)]
  return seconds !== undefined && most !== undefined && seconds > most
}

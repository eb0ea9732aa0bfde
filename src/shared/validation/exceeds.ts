import { isDate, isDateTime } from './calendar.ts'

/** Whether a value is greater than another of its kind: numbers, dates or moments; what is absent or none of these never is. */
export function exceeds(value: unknown, limit: unknown): boolean {
  if (typeof value === 'number' && typeof limit === 'number') return value > limit
  if (typeof value !== 'string' || typeof limit !== 'string') return false
  if (isDate(value) && isDate(limit)) return value > limit
  return isDateTime(value) && isDateTime(limit) && Date.parse(value) > Date.parse(limit)
}

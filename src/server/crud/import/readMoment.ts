import { readClock as clockOf, readTime as timeOf } from '#shared/fields/times/readTime.ts'
import { zoneOf } from '#shared/fields/times/timeOfDay.ts'
import { isDateTime } from '#shared/validation/calendar.ts'
import { distanceAt } from '../export/clockIn.ts'
import { CellFault } from './CellFault.ts'

const day = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/u
const withZone = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}.*(?:[Zz]|[+-]\d{2}:?\d{2})$/u

/** Reads a day: 2026-01-05, 2026/1/5 and 2026年1月5日 all give 2026-01-05. */
export function readDay(text: string): string {
  const [whole, year = '', month = '', date = ''] = day.exec(text) ?? []
  if (whole === undefined || !/^(?:\s+0?0:00(?::00)?)?$/u.test(text.slice(whole.length)))
    throw new CellFault('format', { format: 'date' })
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** Reads a day and a time in the given time zone; a text with a zone of its own is kept. */
export function readMoment(text: string, timeZone: string): string {
  if (withZone.test(text)) return text
  const [whole] = day.exec(text) ?? []
  const rest = text.slice(whole?.length ?? 0).replace(/^[Tt]/u, ' ')
  const clock = rest === '' ? '00:00' : clockOf(rest)
  if (whole === undefined || clock === undefined || /^\d/u.test(rest))
    throw new CellFault('format', { format: 'date-time' })
  const written = `${readDay(whole)}T${clock}${clock.length > 'HH:mm'.length ? '' : ':00'}Z`
  // Otherwise a month, day or minute that does not exist would silently become another one.
  if (!isDateTime(written)) throw new CellFault('format', { format: 'date-time' })
  return new Date(instantOf(Date.parse(written), timeZone)).toISOString()
}

/** Reads a time of day as it is stored; without a zone of its own it is in the given time zone. */
export function readTime(text: string, timeZone: string): string {
  const time = timeOf(text, zoneOf(distanceAt(Date.now(), timeZone) / minuteMs))
  if (time === undefined) throw new CellFault('format', { format: 'time' })
  return time
}

/** Reads a time of day without a zone, such as `9:30`. */
export function readClock(text: string): string {
  const time = clockOf(text)
  if (time === undefined) throw new CellFault('format', { format: 'time-local' })
  return time
}

const minuteMs = 60_000

/** Computes the offset twice, because it may differ at the instant guessed first. */
function instantOf(local: number, timeZone: string): number {
  const guess = local - distanceAt(local, timeZone)
  return local - distanceAt(guess, timeZone)
}

import type { RaRecord } from 'react-admin'
import type { Calendar } from '#shared/contracts/Resource.ts'
import { formatDateTime, formatDay } from '../../../kit/text/formatDateTime.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { dayAfter } from './Month.ts'

/** A record on one of its days. */
export interface Entry {
  record: RaRecord
  /** The time of day at which it begins; undefined on later days, and for dates without a time. */
  time: string | undefined
  /** Whether it began on an earlier day. */
  isContinued: boolean
}

/** The records of each day in their given order, by the day as YYYY-MM-DD. */
export function entriesByDay(
  records: readonly RaRecord[],
  calendar: Calendar,
  days: readonly Date[],
): ReadonlyMap<string, readonly Entry[]> {
  const places = new Map<string, Entry[]>(days.map((day) => [formatDay(day), []]))
  for (const record of records) {
    const [first, last] = endsOf(record, calendar)
    for (const [day, entries] of places) {
      if (day < first || day > last) continue
      const isContinued = day > first
      entries.push({ record, isContinued, time: isContinued ? undefined : timeOf(record, calendar) })
    }
  }
  return places
}

/** Whether no day of the month has a record; the days around it belong to other months. */
export function isMonthEmpty(entries: ReadonlyMap<string, readonly Entry[]>, month: Date): boolean {
  const ofMonth = formatDay(month).slice(0, -2)
  return [...entries].every(([day, { length }]) => length === 0 || !day.startsWith(ofMonth))
}

/** The first and the last day of a record. */
function endsOf(record: RaRecord, { from, to }: Calendar): [string, string] {
  const first = dayOf(textOf(record[from]))
  const end = to === undefined ? '' : textOf(record[to])
  if (end === '') return [first, first]
  const last = isMoment(end) ? lastDayBefore(new Date(end)) : end
  return [first, last < first ? first : last]
}

/** A record that ends at midnight is not shown on the day that begins then. */
function lastDayBefore(end: Date): string {
  const isMidnight = end.getTime() === dayAfter(end, 0).getTime()
  return formatDay(isMidnight ? dayAfter(end, -1) : end)
}

function dayOf(text: string): string {
  return isMoment(text) ? formatDay(new Date(text)) : text
}

function timeOf(record: RaRecord, { from }: Calendar): string | undefined {
  const text = textOf(record[from])
  return isMoment(text) ? formatDateTime(text).slice(11, 16) : undefined
}

function isMoment(text: string): boolean {
  return text.includes('T')
}

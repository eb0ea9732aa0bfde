const dayMs = 86_400_000
const monthsOfYear = 12

/** The days from 0001-01-01 to 1970-01-01. */
const daysBeforeEpoch = 719_162

/** The last day of the calendar, 9999-12-31, counted from 0001-01-01. */
export const lastDay = 3_652_058

/** The month after the last one of the calendar, counted from the year 0. */
export const monthsAtMost = 10_000 * monthsOfYear

/** The first and the last instant of the calendar, in milliseconds since 1970. */
export const instants = { first: -daysBeforeEpoch * dayMs, last: (lastDay - daysBeforeEpoch + 1) * dayMs - 1 }

/** The ISO text of an instant in milliseconds; undefined beyond the calendar. */
export function momentOfInstant(instant: number): string | undefined {
  if (!(instant >= instants.first && instant <= instants.last)) return undefined
  return new Date(instant).toISOString()
}

/** The number of days from 0001-01-01 to a date; undefined for a text that is no date. */
export function dayNumberOf(date: string): number | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment / dayMs + daysBeforeEpoch
}

/** The date a number of days after 0001-01-01; undefined beyond the calendar. */
export function dateOfDay(day: number): string | undefined {
  return isDay(day) ? momentOf(day).toISOString().slice(0, 'yyyy-mm-dd'.length) : undefined
}

/** The day a number of months later, or the last day of that month if it is shorter; undefined beyond the calendar. */
export function dayMonthsLater(day: number, months: number): number | undefined {
  if (!isDay(day)) return undefined
  const moment = momentOf(day)
  const month = moment.getUTCFullYear() * monthsOfYear + moment.getUTCMonth() + months
  if (month < monthsOfYear || month >= monthsAtMost) return undefined
  const first = dayNumberOf(firstOf(month)) ?? 0
  const next = month + 1 < monthsAtMost ? (dayNumberOf(firstOf(month + 1)) ?? 0) : lastDay + 1
  return Math.min(first + moment.getUTCDate(), next) - 1
}

/** The year and the month of a day number; undefined beyond the calendar. */
export function partsOfDay(day: number): { year: number; month: number } | undefined {
  if (!isDay(day)) return undefined
  const moment = momentOf(day)
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1 }
}

function isDay(day: number): boolean {
  return Number.isInteger(day) && day >= 0 && day <= lastDay
}

function momentOf(day: number): Date {
  return new Date((day - daysBeforeEpoch) * dayMs)
}

function firstOf(month: number): string {
  const year = String(Math.floor(month / monthsOfYear)).padStart(4, '0')
  return `${year}-${String((month % monthsOfYear) + 1).padStart(2, '0')}-01`
}

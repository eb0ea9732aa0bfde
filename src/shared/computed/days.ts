const dayMs = 86_400_000
const monthsOfYear = 12

/** From 0001-01-01 to 1970-01-01. */
const daysBeforeEpoch = 719_162

/** The last day that a date can be, 9999-12-31, counted from 0001-01-01. */
export const lastDay = 3_652_058

/** The month after the last one, counted from the year 0. */
export const monthsAtMost = 10_000 * monthsOfYear

/** The milliseconds of the first and the last moment of the calendar. */
export const instants = { first: -daysBeforeEpoch * dayMs, last: (lastDay - daysBeforeEpoch + 1) * dayMs - 1 }

/** The moment of so many milliseconds; undefined beyond the calendar. */
export function momentOfInstant(instant: number): string | undefined {
  if (!(instant >= instants.first && instant <= instants.last)) return undefined
  return new Date(instant).toISOString()
}

/** How many days a date lies after 0001-01-01; undefined for what is no date. */
export function dayNumberOf(date: string): number | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment / dayMs + daysBeforeEpoch
}

/** The date that lies so many days after 0001-01-01; undefined where there is none. */
export function dateOfDay(day: number): string | undefined {
  return isDay(day) ? momentOf(day).toISOString().slice(0, 'yyyy-mm-dd'.length) : undefined
}

/** The day so many months later, or the last of its month where that is shorter; undefined where there is none. */
export function dayMonthsLater(day: number, months: number): number | undefined {
  if (!isDay(day)) return undefined
  const moment = momentOf(day)
  const month = moment.getUTCFullYear() * monthsOfYear + moment.getUTCMonth() + months
  if (month < monthsOfYear || month >= monthsAtMost) return undefined
  const first = dayNumberOf(firstOf(month)) ?? 0
  const next = month + 1 < monthsAtMost ? (dayNumberOf(firstOf(month + 1)) ?? 0) : lastDay + 1
  return Math.min(first + moment.getUTCDate(), next) - 1
}

/** The year and the month of a day; undefined where it is none. */
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

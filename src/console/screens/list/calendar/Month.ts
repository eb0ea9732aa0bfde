import type { Language } from '#shared/contracts/Text.ts'

/** The first day of the week, counted from Sunday as 0; the same as in the calendar of the date input. */
const weekStart: Readonly<Record<Language, number>> = { zh: 1, en: 0 }
const daysOfWeek = 7

/** The first day of a moment's month, at midnight local time. */
export function monthOf(moment: Date): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), 1)
}

/** The month that is a number of months later. */
export function monthAfter(month: Date, months: number): Date {
  return new Date(month.getFullYear(), month.getMonth() + months, 1)
}

/** The day that is a number of days later; counts calendar days, so clock changes do not matter. */
export function dayAfter(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)
}

/** A range of days: the first one, and the one after the last. */
export interface Days {
  first: Date
  after: Date
}

/** The days of all weeks that overlap a month. */
export function daysAround(month: Date, language: Language): Days {
  const before = (month.getDay() - weekStart[language] + daysOfWeek) % daysOfWeek
  const next = monthAfter(month, 1)
  const behind = (weekStart[language] - next.getDay() + daysOfWeek) % daysOfWeek
  return { first: dayAfter(month, -before), after: dayAfter(next, behind) }
}

/** Splits days into weeks. */
export function weeksOf({ first, after }: Days): Date[][] {
  const weeks: Date[][] = []
  for (let start = first; start < after; start = dayAfter(start, daysOfWeek))
    weeks.push(Array.from({ length: daysOfWeek }, (_day, at) => dayAfter(start, at)))
  return weeks
}

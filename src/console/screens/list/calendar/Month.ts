import type { Language } from '#shared/contracts/Text.ts'

/** The first day of a week, counted from Sunday, as the calendar of a date has it. */
const weekStart: Readonly<Record<Language, number>> = { zh: 1, en: 0 }
const daysOfWeek = 7

/** The first day of the month of a moment, at midnight where the person is. */
export function monthOf(moment: Date): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), 1)
}

/** The month so many months later. */
export function monthAfter(month: Date, months: number): Date {
  return new Date(month.getFullYear(), month.getMonth() + months, 1)
}

/** The day so many days later; days of clock changes are no hour longer or shorter. */
export function dayAfter(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)
}

/** A part of time: the first day, and the one after the last. */
export interface Days {
  first: Date
  after: Date
}

/** The days of the weeks that a month is a part of. */
export function daysAround(month: Date, language: Language): Days {
  const before = (month.getDay() - weekStart[language] + daysOfWeek) % daysOfWeek
  const next = monthAfter(month, 1)
  const behind = (weekStart[language] - next.getDay() + daysOfWeek) % daysOfWeek
  return { first: dayAfter(month, -before), after: dayAfter(next, behind) }
}

/** These days by weeks. */
export function weeksOf({ first, after }: Days): Date[][] {
  const weeks: Date[][] = []
  for (let start = first; start < after; start = dayAfter(start, daysOfWeek))
    weeks.push(Array.from({ length: daysOfWeek }, (_day, at) => dayAfter(start, at)))
  return weeks
}

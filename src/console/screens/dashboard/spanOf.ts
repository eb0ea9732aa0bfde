/** The names of the spans that a dashboard can show. */
export const spanNames = ['week', 'month', 'quarter', 'year'] as const

/** The name of a span that a dashboard can show. */
export type SpanName = (typeof spanNames)[number]

/** A span of days up to today, and the span of the same length before it. */
export interface Span {
  /** The first moment of the first day, in local time. */
  from: Date
  /** The last moment of today, so that plans for later days are left out. */
  to: Date
  /** The first and the last moment of the previous span. */
  before: { from: Date; to: Date }
  /** The period of one point in a line chart. */
  period: 'day' | 'week' | 'month'
  /** The first day of each period, in the server's format. */
  periods: readonly string[]
}

const shapes: Readonly<Record<SpanName, { days: number; period: Span['period'] }>> = {
  week: { days: 7, period: 'day' },
  month: { days: 30, period: 'day' },
  quarter: { days: 90, period: 'week' },
  year: { days: 365, period: 'month' },
}

/**
 * The span of days that ends today. The previous span ends at the time of `now` on its last day, so both are equally far into
 * theirs.
 */
export function spanOf(name: SpanName, now: Date): Span {
  const { days, period } = shapes[name]
  const today = startOfDay(now)
  const from = dayBefore(today, days - 1)
  return {
    from,
    to: new Date(dayBefore(today, -1).getTime() - 1),
    before: { from: dayBefore(from, days), to: dayBefore(startOfMinute(now), days) },
    period,
    periods: periodsIn(from, now, period),
  }
}

/** Whether the text names a span. */
export function isSpanName(text: string): text is SpanName {
  return spanNames.some((name) => name === text)
}

function periodsIn(from: Date, to: Date, period: Span['period']): string[] {
  const found: string[] = []
  for (let at = startOf(from, period); at <= to; at = after(at, period)) found.push(dayText(at))
  return found
}

function startOf(date: Date, period: Span['period']): Date {
  if (period === 'month') return new Date(date.getFullYear(), date.getMonth(), 1)
  // Weeks begin on Monday, as in the database.
  return period === 'week' ? dayBefore(date, (date.getDay() + 6) % 7) : date
}

function after(date: Date, period: Span['period']): Date {
  if (period === 'month') return new Date(date.getFullYear(), date.getMonth() + 1, 1)
  return dayBefore(date, period === 'week' ? -7 : -1)
}

function startOfDay(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate())
}

/** Rounded to the minute, so that users who look within the same minute send the same request, which the server computes once. */
function startOfMinute(date: Date): Date {
  const moved = new Date(date)
  moved.setSeconds(0, 0)
  return moved
}

// Counts calendar days, because a day on which the clocks change does not have 24 hours.
function dayBefore(date: Date, days: number): Date {
  const moved = new Date(date)
  moved.setDate(date.getDate() - days)
  return moved
}

/** A day in local time, as `YYYY-MM-DD`. */
export function dayText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

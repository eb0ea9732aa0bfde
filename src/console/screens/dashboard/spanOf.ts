/** The choices of how far back a dashboard looks. */
export const spanNames = ['week', 'month', 'quarter', 'year'] as const

/** How far back a dashboard looks. */
export type SpanName = (typeof spanNames)[number]

/** A stretch of days up to today, and the one of the same length before it. */
export interface Span {
  /** The first moment of its first day, here. */
  from: Date
  /** The last moment of today: what is planned for later days is not in it. */
  to: Date
  /** The first moment of the stretch before, and its last. */
  before: { from: Date; to: Date }
  /** What a line has a point for. */
  period: 'day' | 'week' | 'month'
  /** The first day of each period, as the server tells it. */
  periods: readonly string[]
}

const shapes: Readonly<Record<SpanName, { days: number; period: Span['period'] }>> = {
  week: { days: 7, period: 'day' },
  month: { days: 30, period: 'day' },
  quarter: { days: 90, period: 'week' },
  year: { days: 365, period: 'month' },
}

/** The stretch of days that ends today, at `now`; the one before it ends as far into its last day. */
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
  // Weeks begin on Monday, as those of the database do.
  return period === 'week' ? dayBefore(date, (date.getDay() + 6) % 7) : date
}

function after(date: Date, period: Span['period']): Date {
  if (period === 'month') return new Date(date.getFullYear(), date.getMonth() + 1, 1)
  return dayBefore(date, period === 'week' ? -7 : -1)
}

function startOfDay(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate())
}

/** People who look within the same minute ask for the same, which the server figures out once. */
function startOfMinute(date: Date): Date {
  const moved = new Date(date)
  moved.setSeconds(0, 0)
  return moved
}

// By the calendar: a day on which the clocks are changed has not 24 hours.
function dayBefore(date: Date, days: number): Date {
  const moved = new Date(date)
  moved.setDate(date.getDate() - days)
  return moved
}

/** A day as `YYYY-MM-DD`, here. */
export function dayText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

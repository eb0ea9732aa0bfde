import type { Span } from './spanOf.ts'

/** The stretch of time of a point in a line chart, limited to the dashboard's span; undefined for an index without a point. */
export function periodOf(
  { from, to, periods }: Pick<Span, 'from' | 'to' | 'periods'>,
  index: number,
): { from: Date; to: Date } | undefined {
  const [day, next] = [periods[index], periods[index + 1]]
  if (day === undefined) return undefined
  const start = startOf(day)
  const begin = start < from ? from : start
  return { from: begin, to: next === undefined ? to : new Date(startOf(next).getTime() - 1) }
}

/** The first moment of a day in local time. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00`)
}

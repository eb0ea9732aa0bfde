import type { Span } from './spanOf.ts'

/** The stretch of time that a point of a line stands for, as far as the dashboard looks back; undefined beside the points. */
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

/** The first moment of a day, here. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00`)
}

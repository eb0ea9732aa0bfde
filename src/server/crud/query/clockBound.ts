import type { Comparison } from './ListQuery.ts'

/**
 * A bound of a range of clock times, which are compared as texts: `09:30` and `09:30:00` are the same time, but the shorter
 * text sorts first.
 */
export function clockBound(clock: string, comparison: Comparison): string {
  const minute = clock.slice(0, 'HH:mm'.length)
  const isWhole = clock === minute || clock === `${minute}:00`
  if (!isWhole) return clock
  return comparison === 'gte' || comparison === 'lt' ? minute : `${minute}:00`
}

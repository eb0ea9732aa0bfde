import type { Comparison } from './ListQuery.ts'

/** An end of a range of times of day, as texts are compared: `09:30` and `09:30:00` are one time, and the shorter text comes first. */
export function clockBound(clock: string, comparison: Comparison): string {
  const minute = clock.slice(0, 'HH:mm'.length)
  const isWhole = clock === minute || clock === `${minute}:00`
  if (!isWhole) return clock
  return comparison === 'gte' || comparison === 'lt' ? minute : `${minute}:00`
}

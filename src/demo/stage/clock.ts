export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

// The business's zone, which has no summer time.
const zoneMs = 8 * hourMs

/** The last midnight in China before an instant. */
export function dayStart(at: number): number {
  return Math.floor((at + zoneMs) / dayMs) * dayMs - zoneMs
}

/** The day of the week in China, Sunday is 0. */
export function weekdayOf(at: number): number {
  return new Date(at + zoneMs).getUTCDay()
}

/** The day of the month in China. */
export function dayOfMonth(at: number): number {
  return new Date(at + zoneMs).getUTCDate()
}

/** An instant as records store it. */
export function isoOf(at: number): string {
  return new Date(at).toISOString()
}

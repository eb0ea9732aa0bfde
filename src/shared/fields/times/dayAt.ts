import { minutesOf } from './timeOfDay.ts'

const minuteMs = 60_000

/** The date at a moment in a zone, given as an offset from UTC such as `+08:00`. */
export function dayAt(moment: Date, zone: string): string {
  return new Date(moment.getTime() + minutesOf(zone) * minuteMs).toISOString().slice(0, 10)
}

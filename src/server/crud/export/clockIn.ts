import { zoneOf, minutesOf } from '#shared/fields/timeOfDay.ts'

/** Tells moments as the clock of a place does. */
export interface Clock {
  /** 2026-11-20 16:30:00 for an instant. */
  dateTime: (instant: string) => string
  /** How far the place is from UTC today, as times of day are stored. */
  zone: string
}

/** The clock of a time zone such as Asia/Shanghai. */
export function clockIn(timeZone: string): Clock {
  // Sweden writes moments as the console does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return {
    dateTime: (instant) => {
      const moment = Date.parse(instant)
      return Number.isNaN(moment) ? '' : format.format(moment)
    },
    zone: zoneOf(distanceAt(Date.now(), timeZone)),
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How many minutes a place is ahead of UTC at a moment. */
export function distanceAt(moment: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return minutesOf(name.replace('GMT', ''))
}

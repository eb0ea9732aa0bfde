import { zoneOf } from '#shared/fields/times/timeOfDay.ts'

/** Converts instants to the local time of a place. */
export interface Clock {
  /** An instant as local date and time, such as 2026-11-20 16:30:00. */
  dateTime: (instant: string) => string
  /** The place's present offset from UTC, written as in stored times of day. */
  zone: string
}

/** The clock of a time zone such as Asia/Shanghai. */
export function clockIn(timeZone: string): Clock {
  // The Swedish locale writes date and time as the console does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const distances = new Map<number, number>()
  const distanceOf = (moment: number): number => {
    const quarter = Math.floor(moment / quarterMs)
    const known = distances.get(quarter)
    if (known !== undefined) return known
    if (distances.size >= distancesAtMost) distances.clear()
    const distance = distanceAt(moment, timeZone)
    distances.set(quarter, distance)
    return distance
  }
  return {
    dateTime: (instant) => {
      const moment = Date.parse(instant)
      if (Number.isNaN(moment)) return ''
      if (moment < sinceZones || moment > untilYear10000) return format.format(moment)
      return new Date(moment + distanceOf(moment)).toISOString().slice(0, 19).replace('T', ' ')
    },
    zone: zoneOf(distanceAt(Date.now(), timeZone) / minuteMs),
  }
}

// Since 1973, zones have changed only at quarters of an hour, so one offset serves a whole quarter. Adding an offset takes a
// tenth of the time of formatting.
const sinceZones = Date.UTC(1973, 0)
const untilYear10000 = Date.UTC(9999, 11, 30)
const secondMs = 1000
const minuteMs = 60 * secondMs
const quarterMs = 15 * minuteMs
const distancesAtMost = 10_000

const formats = new Map<string, Intl.DateTimeFormat>()

const written = /^GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/u

/** The offset of a place from UTC at a moment, in milliseconds. Before time zones, places had solar time, to the second. */
export function distanceAt(moment: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = written.exec(name) ?? []
  const distance = (Number(hours) * 60 + Number(minutes)) * minuteMs + Number(seconds) * secondMs
  return sign === '-' ? -distance : distance
}

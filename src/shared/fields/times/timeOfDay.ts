/** A time of day in the format of JSON Schema: `09:30:00+08:00`. */
interface TimeOfDay {
  /** `09:30`, with seconds unless they are zero. */
  clock: string
  /** `Z`, or the offset from UTC. */
  zone: string
}

const written = /^(\d{2}:\d{2})(?::00(?:\.0+)?|(:\d{2}(?:\.\d+)?))(z|[+-]\d{2}(?::?\d{2})?)$/iu

/** Splits a stored time into its parts. */
export function partsOfTime(time: string): TimeOfDay | undefined {
  const found = written.exec(time)
  if (!found) return undefined
  const [, minutes = '', seconds = '', zone = ''] = found
  return { clock: minutes + seconds, zone }
}

/** Formats a time in 24 hours; the zone is named if it is not the local one. */
export function formatTime(time: string, here = zoneHere()): string {
  const parts = partsOfTime(time)
  if (!parts) return time
  const zone = foreignZone(parts.zone, here)
  return zone === '' ? parts.clock : `${parts.clock} ${zone}`
}

/** The name of a zone, `UTC` or `UTC+02:00`; empty for the local one. */
export function foreignZone(zone: string, here = zoneHere()): string {
  const minutes = minutesOf(zone)
  if (minutes === minutesOf(here)) return ''
  return minutes === 0 ? 'UTC' : `UTC${zoneOf(minutes)}`
}

/** The local offset from UTC, today. */
export function zoneHere(): string {
  return zoneOf(-new Date().getTimezoneOffset())
}

/** The offset of a zone from UTC, in minutes; 0 for any name of UTC. */
export function minutesOf(zone: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/u.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** An offset from UTC, given in minutes, as it is stored. */
export function zoneOf(minutes: number): string {
  if (minutes === 0) return 'Z'
  const distance = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(distance / 60))}:${two(distance % 60)}`
}

/** A number with at least two digits. */
export function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** A time of day as JSON Schema writes it: `09:30:00+08:00`. */
interface TimeOfDay {
  /** `09:30`, with its seconds where it has any. */
  clock: string
  /** `Z`, or the distance from UTC. */
  zone: string
}

const written = /^(\d{2}:\d{2})(?::00(?:\.0+)?|(:\d{2}(?:\.\d+)?))(z|[+-]\d{2}(?::?\d{2})?)$/iu

/** Takes a stored time apart. */
export function partsOfTime(time: string): TimeOfDay | undefined {
  const found = written.exec(time)
  if (!found) return undefined
  const [, minutes = '', seconds = '', zone = ''] = found
  return { clock: minutes + seconds, zone }
}

/** A time as people read it, 24 hours as everywhere else; its zone is named where it is not the one here. */
export function formatTime(time: string, here = zoneHere()): string {
  const parts = partsOfTime(time)
  if (!parts) return time
  const zone = foreignZone(parts.zone, here)
  return zone === '' ? parts.clock : `${parts.clock} ${zone}`
}

/** What a zone is called, `UTC` or `UTC+02:00`; nothing for the one here. */
export function foreignZone(zone: string, here = zoneHere()): string {
  const minutes = minutesOf(zone)
  if (minutes === minutesOf(here)) return ''
  return minutes === 0 ? 'UTC' : `UTC${zoneOf(minutes)}`
}

/** The distance of this place from UTC, today. */
export function zoneHere(): string {
  return zoneOf(-new Date().getTimezoneOffset())
}

/** The distance of a zone from UTC; none for UTC by any of its names. */
export function minutesOf(zone: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/u.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** A distance from UTC as it is stored. */
export function zoneOf(minutes: number): string {
  if (minutes === 0) return 'Z'
  const distance = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(distance / 60))}:${two(distance % 60)}`
}

/** A number with at least two digits. */
export function two(number: number): string {
  return String(number).padStart(2, '0')
}

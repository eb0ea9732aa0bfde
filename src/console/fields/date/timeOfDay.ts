/** A time of day as JSON Schema writes it: `09:30:00+08:00`. */
interface TimeOfDay {
  /** `09:30`, with its seconds where it has any. */
  clock: string
  /** `Z`, or the distance from UTC. */
  zone: string
}

const written = /^(\d{2}:\d{2})(?::00(?:\.0+)?|(:\d{2}(?:\.\d+)?))(z|[+-]\d{2}(?::?\d{2})?)$/iu
const typed =
  /^(\d{1,2})[:.点时](\d{2})(?:[:.分](\d{2}(?:\.\d+)?))?[分秒]?\s*([ap]m)?\s*(?:(?:utc|gmt)?(z|[+-]\d{1,2}(?::?\d{2})?)|(utc|gmt))?$/iu

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

/** The time that a text names, as it is stored: `9:30`, `9.30 pm`, `9点30分`, `09:30:00Z`, `9:30 UTC+2`. Without a zone it is one here. */
export function readTime(text: string, here = zoneHere()): string | undefined {
  const found = typed.exec(text.normalize('NFKC').trim())
  if (!found) return undefined
  const [, hours = '', minutes = '', seconds = '00', half = '', offset, utc] = found
  const hour = half === '' ? Number(hours) : halfDay(Number(hours), half)
  const isTime = hour < 24 && Number(minutes) < 60 && Number(seconds) < 60
  const distance = minutesOf(utc ?? offset ?? here)
  if (!isTime || Math.abs(distance) >= 24 * 60) return undefined
  return `${two(hour)}:${minutes}:${seconds}${zoneOf(distance)}`
}

/** The distance of this place from UTC, today. */
function zoneHere(): string {
  return zoneOf(-new Date().getTimezoneOffset())
}

/** 12 am is midnight; hours that no clock of twelve has are none. */
function halfDay(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
}

/** None for UTC by any of its names. */
function minutesOf(zone: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/u.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function zoneOf(minutes: number): string {
  if (minutes === 0) return 'Z'
  const distance = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(distance / 60))}:${two(distance % 60)}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

import { minutesOf, two, zoneHere, zoneOf } from './timeOfDay.ts'

/** A time of day as people write it. */
interface WrittenTime {
  /** `09:30`, with seconds where they are given. */
  clock: string
  /** The zone as written; undefined where the text names none. */
  zone: string | undefined
}

const lengthAtMost = 40
const half = /^(上午|下午)?(.*?)([ap]m)?$/iu
const zoned = /^(.*?)\s*(?:(?:utc|gmt)?(z|[+-]\d{1,2}(?::?\d{2})?)|(utc|gmt))?$/iu
const written = /^(\d{1,2})(?:[:.点點时時](\d{2})(?:[:.分](\d{2}(?:\.\d+)?))?[分秒]?|[点點时時]([整半])?)?$/u

/** Reads `9:30`, `9.30 pm`, `9点30分`, `下午3点`, `09:30:00Z` or `9:30 UTC+2` for storage; without a zone, the local one applies. */
export function readTime(text: string, here = zoneHere()): string | undefined {
  const found = timeIn(text)
  if (!found) return undefined
  const distance = minutesOf(found.zone ?? here)
  if (Math.abs(distance) >= 24 * 60) return undefined
  const seconds = found.clock.length > 'HH:mm'.length ? '' : ':00'
  return `${found.clock}${seconds}${zoneOf(distance)}`
}

/** Reads a time without a zone: `9:30`, `9点30分`, `9.30 pm`; with seconds only where they are given. */
export function readClock(text: string): string | undefined {
  const found = timeIn(text)
  return found && found.zone === undefined ? found.clock : undefined
}

function timeIn(text: string): WrittenTime | undefined {
  if (text.length > lengthAtMost) return undefined
  const [, time = '', offset, utc] = zoned.exec(text.normalize('NFKC').trim()) ?? []
  const [, before, middle = '', after] = half.exec(time) ?? []
  const [whole, hours = '', given, seconds, part] = written.exec(middle.trim()) ?? []
  const day = before ?? after
  // A bare number is ambiguous.
  if (whole === undefined || (whole === hours && day === undefined)) return undefined
  const minutes = given ?? (part === '半' ? '30' : '00')
  const hour = day === undefined ? Number(hours) : halfDay(Number(hours), day)
  const isTime = hour < 24 && Number(minutes) < 60 && Number(seconds ?? 0) < 60
  if (!isTime || (before !== undefined && after !== undefined)) return undefined
  return {
    clock: [two(hour), minutes, ...(seconds === undefined ? [] : [seconds])].join(':'),
    zone: offset ?? utc,
  }
}

/** Converts an hour of a half day to 24 hours; 12 am is midnight. Hours above 12 are valid only after 下午; others give NaN. */
function halfDay(hour: number, half: string): number {
  if (half === '下午' && hour > 12) return hour
  if (hour < 1 || hour > 12) return Number.NaN
  return (hour % 12) + (half === '下午' || half.toLowerCase() === 'pm' ? 12 : 0)
}

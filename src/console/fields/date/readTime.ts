import { minutesOf, two, zoneHere, zoneOf } from '#shared/fields/timeOfDay.ts'

const typed =
  /^(\d{1,2})[:.点时](\d{2})(?:[:.分](\d{2}(?:\.\d+)?))?[分秒]?\s*([ap]m)?\s*(?:(?:utc|gmt)?(z|[+-]\d{1,2}(?::?\d{2})?)|(utc|gmt))?$/iu

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

/** The time that a text names without a zone: `9:30`, `9点30分`, `9.30 pm`; seconds only where they are given. */
export function readClock(text: string): string | undefined {
  const isZoned = /z|utc|gmt|[+-]/iu.test(text)
  const [time = ''] = (isZoned ? '' : (readTime(text, 'Z') ?? '')).split('Z')
  return time === '' ? undefined : time.replace(/:00$/u, '')
}

/** 12 am is midnight; hours that no clock of twelve has are none. */
function halfDay(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
}

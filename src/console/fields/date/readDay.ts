import { readClock } from '#shared/fields/times/readTime.ts'

const dayPattern = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/u
const timePattern = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/u

/** The day that a text names, as YYYY-MM-DD: `2026-1-31`, `2026/01/31`, `20260131`, `2026年1月31日`. */
export function readDay(text: string): string | undefined {
  const found = dayPattern.exec(text.normalize('NFKC').trim())
  if (!found) return undefined
  const [, year = '', month = found[4] ?? '', day = found[5] ?? ''] = found
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00Z`)
  // JavaScript takes 31 February for a day in March.
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written)
  return isDay ? written : undefined
}

/** The moment that a text names in local time, as YYYY-MM-DD HH:mm:ss; a day alone stands for its beginning. */
export function readMoment(text: string): string | undefined {
  const [first = '', time = '00:00', ...rest] = text
    .normalize('NFKC')
    .trim()
    .split(/[\sT]+/u)
  const day = readDay(first)
  const found = timePattern.exec(time)
  if (day === undefined || !found || rest.length > 0) return undefined
  const [, hour = '', minute = '', second = '00'] = found
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
  return isTime ? `${day} ${hour.padStart(2, '0')}:${minute}:${second}` : undefined
}

/** The time of day that a text names, without a zone, and without seconds that are none. */
export function readPlainClock(text: string): string | undefined {
  return readClock(text)?.replace(/^(..:..):00$/u, '$1')
}

/** A moment in local time, as YYYY-MM-DD HH:mm:ss, as it is stored. */
export function utcOf(local: string): string | undefined {
  const moment = new Date(local.replace(' ', 'T'))
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** Whether a text is a moment as values hold it, and not one that someone typed. */
export function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/u.test(text)
}

/** The same time on another day; its beginning when there was no time. */
export function onDay(moment: string, day: string): string {
  return `${day} ${moment.slice(11) || '00:00:00'}`
}

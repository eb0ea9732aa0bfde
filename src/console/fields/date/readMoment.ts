import { readClock } from '#shared/fields/times/readTime.ts'
import { readDay } from './readDay.ts'

const timePattern = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/u

/** The moment that a text names in local time, as YYYY-MM-DD HH:mm:ss; a day alone means its beginning. */
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

/** The time of day that a text names, without a zone; zero seconds are left out. */
export function readPlainClock(text: string): string | undefined {
  return readClock(text)?.replace(/^(..:..):00$/u, '$1')
}

/** Converts a moment in local time, as YYYY-MM-DD HH:mm:ss, to its stored form. */
export function utcOf(local: string): string | undefined {
  const moment = new Date(local.replace(' ', 'T'))
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** The same time on another day; the beginning of that day if there was no time. */
export function onDay(moment: string, day: string): string {
  return `${day} ${moment.slice(11) || '00:00:00'}`
}

import type { WhatIfQuestion } from '#shared/business/commission/WhatIf.ts'
import { readDay } from '../../fields/date/readDay.ts'

/** The first and the last day, as typed. */
export type Period = Pick<WhatIfQuestion, 'from' | 'to'>

const dayMs = 86_400_000
const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

/** A number of days up to today, in the business's time zone. */
export function lastDays(days: number): Period {
  const now = Date.now()
  return { from: zone.format(now - (days - 1) * dayMs), to: zone.format(now) }
}

/** Whether the text is a day that exists. */
export function isDay(text: string): boolean {
  return readDay(text) === text
}

/** Whether the period can be used for a trial. */
export function isPeriod({ from, to }: Period): boolean {
  return isDay(from) && isDay(to) && from <= to
}

import type { WhatIfQuestion } from '#shared/business/commission/WhatIf.ts'
import { readDay } from '../../fields/date/readDay.ts'

/** From which day to which, as they are typed. */
export type Period = Pick<WhatIfQuestion, 'from' | 'to'>

const dayMs = 86_400_000
const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

/** So many days up to today, as the business counts them. */
export function lastDays(days: number): Period {
  const now = Date.now()
  return { from: zone.format(now - (days - 1) * dayMs), to: zone.format(now) }
}

/** Whether it is a day that there is. */
export function isDay(text: string): boolean {
  return readDay(text) === text
}

/** Whether orders can be asked for. */
export function isPeriod({ from, to }: Period): boolean {
  return isDay(from) && isDay(to) && from <= to
}

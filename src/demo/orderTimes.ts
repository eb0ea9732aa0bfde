import { dayMs, dayOfMonth, dayStart, hourMs, weekdayOf } from './stage/clock.ts'
import type { Stage } from './stage/Stage.ts'

const days = 120
const growth = 1.4

// Orders peak on weekends and in the evening. Weights from Sunday to Saturday, and from midnight on.
const ofWeekday = [1.35, 0.85, 0.8, 0.9, 0.95, 1.1, 1.4] as const
const ofHour = [
  0.1, 0, 0, 0, 0, 0, 0.1, 0.4, 0.9, 1.4, 1.7, 1.5, 1.4, 1.3, 1.4, 1.5, 1.3, 1.1, 1.2, 1.6, 2.2, 2.3, 1.4,
  0.5,
] as const

// The day of the month on which members get a discount.
const membersDay = 18
const membersDayRush = 2.4

interface Hour {
  start: number
  weight: number
}

/** The times of the orders of the last months, sorted: more and more of them, none in the future. */
export function orderTimes(stage: Stage, count: number): number[] {
  const hours = openHours(stage)
  const times = Array.from({ length: count }, () => {
    const { start } = stage.dice.weighted(hours, ({ weight }) => weight)
    return start + stage.dice.integer(0, hourMs - 1)
  })
  return times.sort((a, b) => a - b)
}

/** All past hours with their weights. */
function openHours({ now, dice }: Stage): Hour[] {
  const first = dayStart(now) - (days - 1) * dayMs
  return Array.from({ length: days }, (_, day) => first + day * dayMs).flatMap((start, day) => {
    const mood = dice.integer(75, 125) / 100
    const weight = mood * weightOfDay(start) * (1 + (growth * day) / days)
    const hours = ofHour.map((share, hour) => ({ start: start + hour * hourMs, weight: weight * share }))
    return hours.filter((hour) => hour.start + hourMs <= now)
  })
}

function weightOfDay(start: number): number {
  const rush = dayOfMonth(start) === membersDay ? membersDayRush : 1
  return (ofWeekday[weekdayOf(start)] ?? 1) * rush
}

import { v7 } from 'uuid'
import { dayMs, dayStart, hourMs } from './clock.ts'
import { Dice } from './Dice.ts'

/** The shared tools of the demonstration's parts: the present, the dice, and ids sorted by time. */
export interface Stage {
  now: number
  dice: Dice
  /** An id that sorts by its time, and after earlier ids of the same time. */
  idAt: (at: number) => string
}

const seed = 20_240_618

/** Sets the stage; the same present gives the same demonstration. */
export function createStage(now: number): Stage {
  const dice = new Dice(seed)
  let count = 0
  return { now, dice, idAt: (at) => v7({ msecs: at, seq: (count += 1), random: dice.bytes(16) }) }
}

/** A moment in the office hours of a past day. */
export function inOfficeHours({ now, dice }: Stage, daysAgo: number): number {
  return dayStart(now) - Math.max(1, Math.round(daysAgo)) * dayMs + dice.integer(9 * hourMs, 18 * hourMs)
}

import { v7 } from 'uuid'
import { dayMs, dayStart, hourMs } from './clock.ts'
import { Dice } from './Dice.ts'

/** What every part of the demonstration is made with: the present, the dice, and ids in the order of time. */
export interface Stage {
  now: number
  dice: Dice
  /** An id that sorts by its time, and after those made before for the same time. */
  idAt: (at: number) => string
}

const seed = 20_240_618

/** Sets the stage; the same present gives the same demonstration. */
export function setStage(now: number): Stage {
  const dice = new Dice(seed)
  let count = 0
  return { now, dice, idAt: (at) => v7({ msecs: at, seq: (count += 1), random: dice.bytes(16) }) }
}

/** Some time in the office hours of a day that is over. */
export function inOfficeHours({ now, dice }: Stage, daysAgo: number): number {
  return dayStart(now) - Math.max(1, Math.round(daysAgo)) * dayMs + dice.integer(9 * hourMs, 18 * hourMs)
}

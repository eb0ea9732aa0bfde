import { percent } from '#shared/money/Percent.ts'
import type { Percent } from '#shared/money/Percent.ts'

/** A rule of a version: what a level earns. */
export interface LevelRate {
  leave: number
  rate: number
}

/** Rules by their level; made once for all the orders that are paid by them. */
export type LevelRates = ReadonlyMap<number, Percent>

/** Looks rules up by their level. */
export function levelRates(rates: readonly LevelRate[]): LevelRates {
  return new Map(rates.map(({ leave, rate }) => [leave, percent(rate)]))
}

import { percent } from '#shared/money/Percent.ts'
import type { Percent } from '#shared/money/Percent.ts'

/** One rule of a version: the rate of a level. */
export interface LevelRate {
  leave: number
  rate: number
}

/** Rates by level; built once for all orders that are paid by the same rules. */
export type LevelRates = ReadonlyMap<number, Percent>

/** Indexes rules by their level. */
export function levelRates(rates: readonly LevelRate[]): LevelRates {
  return new Map(rates.map(({ leave, rate }) => [leave, percent(rate)]))
}

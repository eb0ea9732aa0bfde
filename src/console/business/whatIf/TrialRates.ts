import type { Json } from '#shared/contracts/Json.ts'
import type { LevelRate } from '#shared/business/commission/levelRates.ts'

/** The typed rate of each level, from level 1 on; an empty one means that the level has no rule. */
export type TypedRates = readonly (Json | undefined)[]

const mostLevels = 10

/** The rates of the current rules as initial values, with an entry for every level up to the highest. */
export function typedRatesOf(rules: readonly LevelRate[]): TypedRates {
  const highest = Math.max(1, ...rules.map(({ leave }) => leave))
  return Array.from({ length: highest }, (_, index) => rules.find(({ leave }) => leave === index + 1)?.rate)
}

/** The rates with one more level; undefined if the maximum is reached. */
export function withLevel(rates: TypedRates): TypedRates | undefined {
  return rates.length < mostLevels ? [...rates, undefined] : undefined
}

/** Whether the value can be a rate: empty, or a percentage with at most two decimals. */
export function isRate(value: Json | undefined): value is number | undefined {
  if (value === undefined) return true
  return typeof value === 'number' && value >= 0 && value <= 100 && Number(value.toFixed(2)) === value
}

/** The typed rules; undefined while one of them is no rate. */
export function rulesOf(rates: TypedRates): LevelRate[] | undefined {
  if (!rates.every(isRate)) return undefined
  return rates.flatMap((rate, index) => (rate === undefined ? [] : [{ leave: index + 1, rate }]))
}

/** The sum of all rates, exact to two decimals. */
export function sumOfRates(rules: readonly LevelRate[]): number {
  return Number(rules.reduce((sum, { rate }) => sum + rate, 0).toFixed(2))
}

import type { Json } from '#shared/contracts/Json.ts'
import type { LevelRate } from '#shared/business/commission/levelRates.ts'

/** What is typed for each level, the first one first; a level that is left empty has no rule. */
export type TypedRates = readonly (Json | undefined)[]

const mostLevels = 10

/** The present rules as a beginning; every level up to the highest has a place. */
export function typedRatesOf(rules: readonly LevelRate[]): TypedRates {
  const highest = Math.max(1, ...rules.map(({ leave }) => leave))
  return Array.from({ length: highest }, (_, index) => rules.find(({ leave }) => leave === index + 1)?.rate)
}

/** With one level more; undefined where there are enough. */
export function withLevel(rates: TypedRates): TypedRates | undefined {
  return rates.length < mostLevels ? [...rates, undefined] : undefined
}

/** Whether it can be a rate: nothing, or a percentage with at most two decimals. */
export function isRate(value: Json | undefined): value is number | undefined {
  if (value === undefined) return true
  return typeof value === 'number' && value >= 0 && value <= 100 && Number(value.toFixed(2)) === value
}

/** The rules that were typed; undefined while one of them is no rate. */
export function rulesOf(rates: TypedRates): LevelRate[] | undefined {
  if (!rates.every(isRate)) return undefined
  return rates.flatMap((rate, index) => (rate === undefined ? [] : [{ leave: index + 1, rate }]))
}

/** All rates in sum, exact to two decimals. */
export function sumOfRates(rules: readonly LevelRate[]): number {
  return Number(rules.reduce((sum, { rate }) => sum + rate, 0).toFixed(2))
}

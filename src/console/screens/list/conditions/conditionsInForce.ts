import type { Json } from '#shared/contracts/Json.ts'
import { orFilterName } from '#shared/contracts/orFilterName.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { ConditionProperty, Condition } from './Condition.ts'
import { conditionIn, filterName, filtersFor } from './conditionIn.ts'

/** The conditions that filters express: those that must all be met, and those of which one must be met. */
export interface ConditionsInForce {
  all: readonly Condition[]
  any: readonly Condition[]
  /** Unknown filters, which stay as they are. */
  unknown: Readonly<Record<string, unknown>>
}

/** Reads the filters with these names. */
export function conditionsInForce(
  names: readonly string[],
  filters: Readonly<Record<string, unknown>>,
  properties: readonly ConditionProperty[],
): ConditionsInForce {
  const any = alternativesIn(filters[orFilterName], properties)
  const others = names.filter((name) => name !== orFilterName || !any)
  const read = others.map((name) => ({ name, condition: conditionIn(name, filters[name], properties) }))
  const unknown = read.filter(({ condition }) => !condition).map(({ name }) => [name, filters[name]])
  return {
    all: read.flatMap(({ condition }) => condition ?? []),
    any: any ?? [],
    unknown: Object.fromEntries(unknown),
  }
}

/** The conditions of which one must be met; undefined if one of them is unknown, or several would have to be met together. */
export function alternativesIn(
  value: unknown,
  properties: readonly ConditionProperty[],
): Condition[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const conditions = value.map((each: unknown) => {
    const [only, ...more] = isJsonObject(each) ? Object.entries(each) : []
    return only && more.length === 0 ? conditionIn(only[0], only[1], properties) : undefined
  })
  const known = conditions.flatMap((condition) => condition ?? [])
  return known.length === conditions.length ? known : undefined
}

/** Converts conditions into filters of the list. */
export function filtersInForce({ all, any, unknown }: ConditionsInForce): Record<string, unknown> {
  const together = { ...unknown, ...filtersFor(all) }
  const [only, ...more] = any
  // A single alternative must be met in any case, so it becomes an ordinary condition.
  if (only && more.length === 0 && !(filterName(only) in together))
    return { ...together, ...filtersFor([only]) }
  const among: Record<string, Json>[] = any.map((condition) => filtersFor([condition]))
  return only ? { ...together, [orFilterName]: among } : together
}

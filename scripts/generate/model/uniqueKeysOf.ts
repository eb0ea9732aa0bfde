import type { JsonObject } from '#shared/contracts/Json.ts'
import { listOf, textsOf } from '../load/readJson.ts'
import type { Entity, Property } from '../Model.ts'

/** Every set of properties that may occur once: those marked alone, and those the entity lists together. */
export function uniqueKeysOf(
  own: JsonObject,
  properties: readonly Property[],
  tableName: string,
): Entity['unique'] {
  const single = properties.filter(({ unique }) => unique).map(({ name }) => [name])
  const sets = [...single, ...listOf(own['unique']).map(textsOf)]
  const keys = sets.map((columns) => ({ name: `${tableName}_${columns.join('_')}_key`, columns }))
  return keys.filter(({ name }, index) => keys.findIndex((key) => key.name === name) === index)
}

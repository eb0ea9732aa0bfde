import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { UniqueKey } from '#shared/contracts/Table.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import type { Property } from '../../contracts/Model.ts'
import { partsOfRule } from './partsOfRule.ts'
import { shortened } from '../names/shortened.ts'

/** All sets of properties whose values may occur once: properties marked alone, and those that the entity lists together. */
export function uniqueKeysOf(
  own: JsonObject,
  properties: readonly Property[],
  tableName: string,
): UniqueKey[] {
  const single = properties.filter(({ unique }) => unique).map(({ name }) => [name])
  const keys = [...single, ...listOf(own['unique'])].map((rule) => keyOf(rule, tableName))
  const ofSame = (one: UniqueKey) => (other: UniqueKey) => isDeepStrictEqual(aboutOf(one), aboutOf(other))
  return keys.filter((key, index) => keys.findIndex(ofSame(key)) === index)
}

/** The properties and the records that a key is about. */
function aboutOf({ columns, where }: UniqueKey) {
  return { columns, where }
}

function keyOf(rule: Json, tableName: string): UniqueKey {
  const told = isJsonObject(rule) ? rule : { fields: rule }
  const columns = textsOf(told['fields'])
  const parts = partsOfRule(told)
  const limits = Object.keys(parts.where ?? {})
  const named = limits.length > 0 ? [...columns, 'where', ...limits] : columns
  return {
    name: shortened(`${tableName}_${named.join('_')}_key`),
    columns,
    ...(told['emptyEqual'] === true ? { emptyEqual: true } : {}),
    ...parts,
  }
}

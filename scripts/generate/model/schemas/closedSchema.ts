import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { conditionsAmong, partsInside, withoutConditions } from './conditionsOf.ts'
import { plainSchema } from './plainSchema.ts'
import { nullable } from '../types/nullable.ts'

/**
 * Closes objects, and alternatives of objects, to undeclared properties; lets their optional
 * properties be null, and adjusts their conditions to that.
 */
export function closedSchema(schema: JsonObject): JsonObject {
  const inside = closedMembers(schema)
  const properties = schema['properties']
  if (!isJsonObject(properties)) return { ...schema, ...inside, ...closedAlternatives(schema) }
  const isComputed = (name: string) => objectOf(properties[name])['x-computed'] !== undefined
  const demanded = textsOf(schema['required'])
  const required = demanded.filter((name) => !isComputed(name))
  const inner = Object.entries(properties).map(([name, value]): [string, Json] => {
    const part = closedValue(value)
    const isName = objectOf(value)['x-name-of'] !== undefined
    if (isName) return [name, { readOnly: true }]
    if (required.includes(name)) return [name, part]
    // Options become one enum first: with null beside them they would be alternatives inside an alternative.
    const optional = nullable(plainSchema(part))
    return [name, isComputed(name) ? { ...objectOf(optional), readOnly: true } : optional]
  })
  const known = Object.fromEntries(inner)
  const parts = partsInside({ properties: known, required }) ?? []
  return {
    ...withoutConditions(schema),
    ...inside,
    ...(required.length < demanded.length ? { required } : {}),
    additionalProperties: inside['additionalProperties'] ?? schema['additionalProperties'] ?? false,
    properties: known,
    ...conditionsAmong(schema, parts),
  }
}

function closedAlternatives(schema: JsonObject): JsonObject {
  const words = ['anyOf', 'oneOf'].filter((word) => Array.isArray(schema[word]))
  return Object.fromEntries(words.map((word) => [word, listOf(schema[word]).map(closedValue)]))
}

/** Closes the items of a list, and the members of an object whose names people choose. */
function closedMembers(schema: JsonObject): JsonObject {
  const words = ['items', 'additionalItems', 'additionalProperties'].filter((word) => word in schema)
  const members = words.map((word): [string, Json] => {
    const value = schema[word] ?? null
    return [word, isJsonList(value) ? value.map(closedValue) : closedValue(value)]
  })
  return Object.fromEntries(members)
}

function closedValue(value: Json): Json {
  return isJsonObject(value) ? closedSchema(value) : value
}

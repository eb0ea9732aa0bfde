import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isList, isObject, listOf, objectOf, textsOf } from '../../load/readJson.ts'
import { conditionsAmong, partsInside, withoutConditions } from './conditionsOf.ts'
import { plainSchema } from './plainSchema.ts'
import { nullable } from '../types/nullable.ts'

/** Objects, and alternatives of objects, take no undeclared properties; their optional properties may be null, which their conditions know. */
export function closed(schema: JsonObject): JsonObject {
  const inside = closedMembers(schema)
  const properties = schema['properties']
  if (!isObject(properties)) return { ...schema, ...inside, ...closedAlternatives(schema) }
  const isComputed = (name: string) => objectOf(properties[name])['x-computed'] !== undefined
  const demanded = textsOf(schema['required'])
  const required = demanded.filter((name) => !isComputed(name))
  const inner = Object.entries(properties).map(([name, value]): [string, Json] => {
    const part = closedValue(value)
    const isName = objectOf(value)['x-name-of'] !== undefined
    if (isName) return [name, { readOnly: true }]
    if (required.includes(name)) return [name, part]
    // Options become one enum first: beside null they would be alternatives of an alternative.
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

/** Items of a list, and members of an object whose names people give. */
function closedMembers(schema: JsonObject): JsonObject {
  const words = ['items', 'additionalItems', 'additionalProperties'].filter((word) => word in schema)
  const members = words.map((word): [string, Json] => {
    const value = schema[word] ?? null
    return [word, isList(value) ? value.map(closedValue) : closedValue(value)]
  })
  return Object.fromEntries(members)
}

function closedValue(value: Json): Json {
  return isObject(value) ? closed(value) : value
}

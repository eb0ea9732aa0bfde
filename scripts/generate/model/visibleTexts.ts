import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { visibleText } from '#shared/validation/visibleText.ts'
import { isObject, listOf } from '../load/readJson.ts'
import { alternativesOf } from './types/alternativesOf.ts'
import { typesOf } from './types/typesOf.ts'

/** What says by itself which texts are taken. */
const telling = [
  'pattern',
  'format',
  'enum',
  'const',
  'oneOf',
  'anyOf',
  'x-secret',
  'x-reference',
  'x-name-of',
]

/** A text that may not be empty may not be blank either, here and in what the schema declares inside. */
export function visibleTexts(schema: JsonObject): JsonObject {
  const { properties, items } = schema
  const alternatives = alternativesOf(schema)
  return {
    ...schema,
    ...(isObject(properties) ? { properties: mapped(properties) } : {}),
    ...(isObject(items) ? { items: visibleTexts(items) } : {}),
    ...(alternatives
      ? { [alternatives.keyword]: listOf(schema[alternatives.keyword]).map(visibleInside) }
      : {}),
    ...(mayBeBlank(schema) ? { pattern: visibleText } : {}),
  }
}

function visibleInside(schema: Json): Json {
  return isObject(schema) ? visibleTexts(schema) : schema
}

function mapped(properties: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]): [string, Json] => [name, visibleInside(value)]),
  )
}

function mayBeBlank(schema: JsonObject): boolean {
  const { minLength, readOnly } = schema
  // What the server makes is not typed.
  const isNeeded = typeof minLength === 'number' && minLength > 0 && readOnly !== true
  return isNeeded && typesOf(schema).includes('string') && !telling.some((keyword) => keyword in schema)
}

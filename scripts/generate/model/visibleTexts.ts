import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { visibleText } from '#shared/validation/visibleText.ts'
import { alternativesOf } from './types/alternativesOf.ts'
import { typesOf } from './types/typesOf.ts'

/** Keywords that already decide which texts are valid. */
const decidingKeywords = [
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

/** Forbids blank texts where a text must not be empty, at every depth of the schema. */
export function visibleTexts(schema: JsonObject): JsonObject {
  const { properties, items } = schema
  const alternatives = alternativesOf(schema)
  return {
    ...schema,
    ...(isJsonObject(properties) ? { properties: mapped(properties) } : {}),
    ...(isJsonObject(items) ? { items: visibleTexts(items) } : {}),
    ...(alternatives
      ? { [alternatives.keyword]: listOf(schema[alternatives.keyword]).map(visibleInside) }
      : {}),
    ...(mayBeBlank(schema) ? { pattern: visibleText } : {}),
  }
}

function visibleInside(schema: Json): Json {
  return isJsonObject(schema) ? visibleTexts(schema) : schema
}

function mapped(properties: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]): [string, Json] => [name, visibleInside(value)]),
  )
}

function mayBeBlank(schema: JsonObject): boolean {
  const { minLength, readOnly } = schema
  // Values that the server makes are not typed by people.
  const isNeeded = typeof minLength === 'number' && minLength > 0 && readOnly !== true
  return (
    isNeeded && typesOf(schema).includes('string') && !decidingKeywords.some((keyword) => keyword in schema)
  )
}

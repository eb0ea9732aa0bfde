import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { visibleText } from '#shared/validation/visibleText.ts'
import { isObject } from '../load/readJson.ts'
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
  return {
    ...schema,
    ...(isObject(properties) ? { properties: mapped(properties) } : {}),
    ...(isObject(items) ? { items: visibleTexts(items) } : {}),
    ...(mayBeBlank(schema) ? { pattern: visibleText } : {}),
  }
}

function mapped(properties: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]): [string, Json] => [
      name,
      isObject(value) ? visibleTexts(value) : value,
    ]),
  )
}

function mayBeBlank(schema: JsonObject): boolean {
  const { minLength, readOnly } = schema
  // What the server makes is not typed.
  const isNeeded = typeof minLength === 'number' && minLength > 0 && readOnly !== true
  return isNeeded && typesOf(schema).includes('string') && !telling.some((keyword) => keyword in schema)
}

import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { textOf } from '../../load/readJson.ts'
import { constMembers } from './options.ts'
import { takesNull } from '../../load/takesNull.ts'

const impliedBy: Readonly<Record<string, readonly string[]>> = {
  object: ['properties', 'patternProperties', 'minProperties', 'maxProperties'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
}

/** The types that a schema allows, except null; guessed from its other keywords if it names none. */
export function typesOf(schema: JsonObject): string[] {
  const named = textOf(schema['type'])
  if (named !== undefined) return named === 'null' ? [] : [named]
  const list = textsOf(schema['type']).filter((type) => type !== 'null')
  if (list.length > 0) return list.includes('number') ? list.filter((type) => type !== 'integer') : list
  const members = constMembers(schema)
  if (members)
    return [...new Set(members.map(({ value }) => typeof value))].filter((type) => type !== 'object')
  if (['anyOf', 'oneOf', 'allOf', 'not', '$ref', 'if'].some((keyword) => schema[keyword] !== undefined))
    return []
  if (listOf(schema['enum']).length > 0) return []
  return Object.keys(impliedBy).filter((type) => impliedBy[type]?.some((key) => schema[key] !== undefined))
}

/** Whether the schema names null among its values. */
export function allowsNull(schema: JsonObject): boolean {
  return namesNull(schema) && takesNull(schema)
}

function namesNull(schema: Json): boolean {
  if (!isJsonObject(schema)) return false
  const { type, enum: values, anyOf, oneOf } = schema
  if (type === 'null' || schema['const'] === null) return true
  if (listOf(type).includes('null') || listOf(values).includes(null)) return true
  return [...listOf(anyOf), ...listOf(oneOf)].some(namesNull)
}

import {
  array,
  boolean,
  constant,
  constantFrom,
  dictionary,
  integer,
  oneof,
  record,
  string,
  stringMatching,
  tuple,
  uniqueArray,
} from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { exceeds } from '#shared/validation/exceeds.ts'
import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { numberOf } from '../../generate/load/readJson.ts'
import { integers, numbers } from './arbitraryNumbers.ts'
import { looksAround, strings } from './arbitraryTexts.ts'

/** Random values that a normalised schema admits; read-only properties are left out. */
export function arbitraryOf(schema: JsonSchema): Arbitrary<Json> {
  if ('const' in schema) return constant(schema['const'] ?? null)
  if (Array.isArray(schema['enum'])) return constantFrom(...schema['enum'])
  const types = 'discriminator' in schema ? [] : typesOf(schema)
  const choices = types.length > 0 ? types.map((type) => ofType(type, schema)) : alternativesOf(schema)
  return choices.length > 0 ? oneof(...choices) : oneof(string(), integer(), boolean())
}

function typesOf(schema: JsonSchema): string[] {
  const type = schema['type']
  if (typeof type === 'string') return [type]
  return Array.isArray(type) ? type.filter((one) => typeof one === 'string') : []
}

/** The alternatives of a value without a type of its own. */
function alternativesOf({ oneOf, anyOf, allOf }: JsonSchema): Arbitrary<Json>[] {
  if (Array.isArray(allOf)) return [arbitraryOf(Object.assign({}, ...allOf.filter(isJsonObject)))]
  const members = Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : []
  return members.filter(isJsonObject).map(arbitraryOf)
}

function ofType(type: string, schema: JsonSchema): Arbitrary<Json> {
  switch (type) {
    case 'null':
      return constant(null)
    case 'boolean':
      return boolean()
    case 'integer':
      return integers(schema)
    case 'number':
      return numbers(schema)
    case 'string':
      return strings(schema)
    case 'array':
      return arrays(schema)
    default:
      return objects(schema)
  }
}

function arrays(schema: JsonSchema): Arbitrary<Json[]> {
  const items = isJsonObject(schema['items']) ? schema['items'] : {}
  const minLength = numberOf(schema['minItems']) ?? 0
  const maxLength = Math.min(numberOf(schema['maxItems']) ?? minLength + 3, minLength + 3)
  const item = arbitraryOf(items)
  if (schema['uniqueItems'] === true) {
    return uniqueArray(item, { minLength, maxLength, selector: (value) => JSON.stringify(value) })
  }
  return array(item, { minLength, maxLength })
}

function objects(schema: JsonSchema): Arbitrary<JsonObject> {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {}
  const required = Array.isArray(schema['required'])
    ? schema['required'].filter((name) => typeof name === 'string')
    : []
  const writable = Object.entries(properties).flatMap(([name, property]) =>
    isJsonObject(property) && property['readOnly'] !== true ? [[name, arbitraryOf(property)] as const] : [],
  )
  const known = record(Object.fromEntries(writable), { requiredKeys: required, noNullPrototype: true })
  return tuple(members(schema), known).map(([others, value]) =>
    withAtMost(properties, { ...others, ...value }),
  )
}

/** The undeclared members of an object, where the schema describes them. */
function members(schema: JsonSchema): Arbitrary<JsonObject> {
  const { patternProperties, additionalProperties } = schema
  const [pattern] = isJsonObject(patternProperties) ? Object.entries(patternProperties) : []
  const [name, member] = pattern ?? ['^[a-z]{1,9}$', additionalProperties]
  if (!isJsonObject(member) || looksAround(name)) return constant({})
  const minKeys = numberOf(schema['minProperties']) ?? 0
  const maxKeys = Math.min(numberOf(schema['maxProperties']) ?? minKeys + 2, minKeys + 2)
  return dictionary(stringMatching(new RegExp(name, 'u')), arbitraryOf(member), {
    minKeys,
    maxKeys,
    noNullPrototype: true,
  })
}

/** Lowers each property with a limit to the value of the limiting property, along chains of limits. */
function withAtMost(properties: JsonObject, value: JsonObject): JsonObject {
  const limitOf = (name: string, of: JsonObject): Json | undefined => {
    const property = properties[name]
    const other = isJsonObject(property) ? property['x-at-most'] : undefined
    return typeof other === 'string' ? of[other] : undefined
  }
  return Object.keys(properties).reduce<JsonObject>((lowered) => {
    const entries = Object.entries(lowered).map(([name, one]) => {
      const limit = limitOf(name, lowered)
      return [name, exceeds(one, limit) && limit !== undefined ? limit : one] as const
    })
    return Object.fromEntries(entries)
  }, value)
}

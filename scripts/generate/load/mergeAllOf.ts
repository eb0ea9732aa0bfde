import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { isAnnotation } from './isAnnotation.ts'
import type { Origins } from './Origins.ts'
import { lineOf } from './readJson.ts'

/** The schema with the members of its allOf merged into it, as far as keywords in one schema mean the same. */
export function mergeAllOf(schema: JsonObject, origins: Origins, atRoot: boolean): JsonObject {
  const { allOf, ...rest } = schema
  if (!Array.isArray(allOf)) return schema
  const members = listOf(allOf).flatMap((member) => drawnOut(member, origins))
  const looksInside = !members.some(hasUnevaluated)
  let made = origins.inherit<JsonObject>(rest, schema)
  const left: Json[] = []
  for (const member of members) {
    const around = looksInside ? withoutUnevaluated(made) : made
    const merged =
      isJsonObject(member) && (atRoot || !areCoupled(around, member))
        ? merge(made, member, origins)
        : undefined
    if (merged) made = merged
    else left.push(member)
  }
  if (left.length === members.length) return schema
  return left.length === 0 ? made : origins.inherit({ ...made, allOf: left }, made, schema)
}

/** Splits a member into itself, its pattern (a schema has only one) and the rest of its own `allOf`: all apply together. */
function drawnOut(member: Json, origins: Origins): Json[] {
  const { allOf = [], pattern, ...rest } = objectOf(member)
  if (!isJsonObject(member) || hasUnevaluated(member)) return [member]
  const patterns = pattern === undefined ? [] : [origins.inherit<Json>({ pattern }, member)]
  return [origins.inherit<Json>(rest, member), ...patterns, ...listOf(allOf)]
}

// These keywords see properties that the members of an `allOf` beside them declare, but not those of an `allOf` around them.
const unevaluated = ['unevaluatedProperties', 'unevaluatedItems']

function hasUnevaluated(schema: Json): boolean {
  return unevaluated.some((keyword) => objectOf(schema)[keyword] !== undefined)
}

function withoutUnevaluated(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !unevaluated.includes(keyword)))
}

/** Merges two schemas; undefined if no single set of keywords means the same. */
function merge(one: JsonObject, other: JsonObject, origins: Origins): JsonObject | undefined {
  const entries: [string, Json][] = Object.entries(one)
  for (const [keyword, value] of Object.entries(other)) {
    const present = Object.hasOwn(one, keyword) ? one[keyword] : undefined
    const both = present === undefined ? single(keyword, value) : together(keyword, present, value, origins)
    if (both === undefined) return undefined
    entries.push([keyword, both])
  }
  return origins.inherit(Object.fromEntries(entries), one, other)
}

// The meaning of these keywords for undeclared properties and items depends on those declared in
// the same schema. (The root is closed in any case.)
const openings: readonly (readonly [opening: string, declared: readonly string[]])[] = [
  ['additionalProperties', ['properties', 'patternProperties']],
  ['unevaluatedProperties', ['properties', 'patternProperties']],
  ['additionalItems', ['items']],
  ['unevaluatedItems', ['items']],
]

/** Whether one schema opens or closes properties or items that the other declares. */
export function areCoupled(one: JsonObject, other: JsonObject): boolean {
  const declares = (schema: JsonObject, keywords: readonly string[]): boolean =>
    keywords.some((keyword) => schema[keyword] !== undefined)
  return openings.some(
    ([opening, declared]) =>
      (one[opening] !== undefined && declares(other, declared)) ||
      (other[opening] !== undefined && declares(one, declared)),
  )
}

// Conditions depend on the keywords beside them, so they stay in their schema.
const unmergedKeywords = ['if', 'then', 'else', 'not', 'anyOf', 'oneOf', 'allOf', 'dependencies', '$ref']

function single(keyword: string, value: Json): Json | undefined {
  return unmergedKeywords.includes(keyword) ? undefined : value
}

function together(keyword: string, one: Json, other: Json, origins: Origins): Json | undefined {
  if (isDeepStrictEqual(one, other) && !unmergedKeywords.includes(keyword)) return one
  const combine = lineOf(combinations, keyword)
  if (combine) return combine(one, other, origins)
  return isAnnotation(keyword) ? one : undefined
}

type Combine = (one: Json, other: Json, origins: Origins) => Json | undefined

const largest: Combine = (one, other) => Math.max(Number(one), Number(other))
const smallest: Combine = (one, other) => Math.min(Number(one), Number(other))
const either: Combine = (one, other) => one === true || other === true
const union: Combine = (one, other) => [...new Set([...listOf(one), ...listOf(other)])]

const combinations: Readonly<Record<string, Combine>> = {
  required: union,
  minimum: largest,
  exclusiveMinimum: largest,
  minLength: largest,
  minItems: largest,
  minProperties: largest,
  maximum: smallest,
  exclusiveMaximum: smallest,
  maxLength: smallest,
  maxItems: smallest,
  maxProperties: smallest,
  uniqueItems: either,
  readOnly: either,
  writeOnly: either,
  type: commonTypes,
  enum: (one, other) => {
    const common = listOf(one).filter((value) =>
      listOf(other).some((match) => isDeepStrictEqual(value, match)),
    )
    return common.length > 0 ? common : undefined
  },
  properties: (one, other, origins) => {
    const first = objectOf(one)
    const entries = Object.entries(objectOf(other)).map(([name, value]): [string, Json] => [
      name,
      Object.hasOwn(first, name) ? bothSchemas(first[name] ?? true, value, origins) : value,
    ])
    return origins.inherit({ ...first, ...Object.fromEntries(entries) }, one, other)
  },
  items: (one, other, origins) =>
    Array.isArray(one) || Array.isArray(other) ? undefined : bothSchemas(one, other, origins),
  additionalProperties: (one, other, origins) =>
    one === false || other === false ? false : bothSchemas(one, other, origins),
}

function bothSchemas(one: Json, other: Json, origins: Origins): Json {
  if (one === true) return other
  if (other === true) return one
  if (!isJsonObject(one) || !isJsonObject(other)) return false
  return (areCoupled(one, other) ? undefined : merge(one, other, origins)) ?? { allOf: [one, other] }
}

function commonTypes(one: Json, other: Json): Json | undefined {
  const [first, second] = [[one].flat(), [other].flat()]
  const common = first.flatMap((type) => {
    if (second.includes(type)) return [type]
    if (type === 'number' && second.includes('integer')) return ['integer']
    return type === 'integer' && second.includes('number') ? [type] : []
  })
  const [only, ...others] = common
  return only === undefined ? undefined : others.length === 0 ? only : common
}

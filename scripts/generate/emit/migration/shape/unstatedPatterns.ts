import type { JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Property } from '../../../contracts/Model.ts'
import { subschemasOf } from '../../../load/subschemas.ts'
import { portablePattern } from '../patterns/portablePattern.ts'
import type { PatternShape } from './Shape.ts'

/** The patterns of a property, and of those inside it, that no check of the database states. */
export function unstatedPatterns({ column, schema, secret }: Property): PatternShape[] {
  if (!column || secret) return []
  const isMatched = column.type === 'text' || column.type === 'json'
  return patternsIn(schema).filter(({ pattern }) => !isMatched || portablePattern(pattern) === undefined)
}

// Patterns below other keywords, such as `not`, are conditions: a value may break them.
const demands = new Set<unknown>([
  'additionalItems',
  'additionalProperties',
  'allOf',
  'anyOf',
  'items',
  'oneOf',
  'properties',
])

function patternsIn(schema: JsonSchema, path: readonly string[] = []): PatternShape[] {
  const { pattern } = schema
  const inside = subschemasOf(schema).flatMap(({ path: [keyword, name], schema: inner }) => {
    if (!demands.has(keyword) || !isJsonObject(inner)) return []
    return patternsIn(inner, keyword === 'properties' && name !== undefined ? [...path, String(name)] : path)
  })
  return [...(typeof pattern === 'string' ? [{ path, pattern }] : []), ...inside]
}

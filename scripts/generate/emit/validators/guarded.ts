import type { Json, JsonSchema } from '#shared/contracts/Json.ts'
import { formats } from '#shared/validation/formats.ts'
import { isObject, objectOf } from '../../load/readJson.ts'

// A regular expression may hold characters that PostgreSQL cannot store; the other formats have none.
const wellFormedByFormat = Object.keys(formats).filter((format) => format !== 'regex')

/**
 * The schema as it is compiled: our keywords by the names of their errors, and a check, at every place that takes
 * free text or free JSON, that PostgreSQL can store what comes.
 */
export function guarded({ 'x-at-most': atMost, ...schema }: JsonSchema): JsonSchema {
  const known = atMost === undefined ? schema : { ...schema, atMost }
  if (isSafe(known)) return known
  if (isClosedObject(known)) {
    const properties = Object.entries(objectOf(known.properties)).map(([name, part]) => [
      name,
      guardedPart(part),
    ])
    return { ...known, properties: Object.fromEntries(properties) }
  }
  if (isObject(known.items)) return { ...known, items: guarded(known.items) }
  return { ...known, wellFormed: true }
}

function guardedPart(part: Json): Json {
  if (part === true) return { wellFormed: true }
  return isObject(part) ? guarded(part) : part
}

function isClosedObject(schema: JsonSchema): boolean {
  return (
    schema.additionalProperties === false && isObject(schema.properties) && !('patternProperties' in schema)
  )
}

function isSafe(schema: JsonSchema): boolean {
  if ('enum' in schema || 'const' in schema || schema.readOnly === true) return true
  const checked = typeof schema.format === 'string' && wellFormedByFormat.includes(schema.format)
  const safe = ['number', 'integer', 'boolean', 'null', ...(checked ? ['string'] : [])]
  return [schema.type].flat().every((type) => typeof type === 'string' && safe.includes(type))
}

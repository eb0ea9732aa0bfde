import type { Json, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { formats } from '#shared/validation/formats.ts'
import { mapSubschemas } from '../../load/subschemas.ts'

// A regular expression may contain characters that PostgreSQL cannot store; texts of other formats contain none.
const wellFormedByFormat = Object.keys(formats).filter((format) => format !== 'regex')

/**
 * The schema in the form that is compiled: our keywords by the names of their errors, and a check at every place for free
 * text or free JSON that PostgreSQL can store the value.
 */
export function schemaToCompile(schema: JsonSchema): JsonSchema {
  return checked(renamed(schema))
}

function renamed({ 'x-at-most': atMost, ...schema }: JsonSchema): JsonSchema {
  const known = mapSubschemas(schema, (inner) => (isJsonObject(inner) ? renamed(inner) : inner))
  return atMost === undefined ? known : { ...known, atMost }
}

function checked(schema: JsonSchema): JsonSchema {
  if (isSafe(schema)) return schema
  if (isClosedObject(schema)) {
    const properties = Object.entries(objectOf(schema.properties)).map(([name, part]) => [
      name,
      checkedPart(part),
    ])
    return { ...schema, properties: Object.fromEntries(properties) }
  }
  if (isJsonObject(schema.items)) return { ...schema, items: checked(schema.items) }
  return { ...schema, wellFormed: true }
}

function checkedPart(part: Json): Json {
  if (part === true) return { wellFormed: true }
  return isJsonObject(part) ? checked(part) : part
}

function isClosedObject(schema: JsonSchema): boolean {
  return (
    schema.additionalProperties === false &&
    isJsonObject(schema.properties) &&
    !('patternProperties' in schema)
  )
}

function isSafe(schema: JsonSchema): boolean {
  if ('enum' in schema || 'const' in schema || schema.readOnly === true) return true
  const checked = typeof schema.format === 'string' && wellFormedByFormat.includes(schema.format)
  const safe = ['number', 'integer', 'boolean', 'null', ...(checked ? ['string'] : [])]
  return [schema.type].flat().every((type) => typeof type === 'string' && safe.includes(type))
}

import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { isList, listOf } from './readJson.ts'

/** Whether a schema accepts null; no other keywords matter. */
export function takesNull(schema: Json): boolean {
  if (!isJsonObject(schema)) return schema !== false
  // A remaining reference leads back to a schema around it, which is an object or list.
  if (schema['$ref'] !== undefined) return false
  const { type, enum: values, allOf, anyOf, oneOf, not } = schema
  if (type !== undefined && type !== 'null' && !(isList(type) && type.includes('null'))) return false
  if (isList(values) && !values.includes(null)) return false
  if (Object.hasOwn(schema, 'const') && schema['const'] !== null) return false
  if (!listOf(allOf).every(takesNull)) return false
  if (isList(anyOf) && !anyOf.some(takesNull)) return false
  if (isList(oneOf) && oneOf.filter(takesNull).length !== 1) return false
  if (not !== undefined && takesNull(not)) return false
  if (schema['if'] === undefined) return true
  return takesNull((takesNull(schema['if']) ? schema['then'] : schema['else']) ?? true)
}

import type { Json } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'

/** Whether a schema accepts null; no other keywords matter. */
export function takesNull(schema: Json): boolean {
  if (!isJsonObject(schema)) return schema !== false
  // A remaining reference leads back to a schema around it, which is an object or list.
  if (schema['$ref'] !== undefined) return false
  const { type, enum: values, allOf, anyOf, oneOf, not } = schema
  if (type !== undefined && type !== 'null' && !(isJsonList(type) && type.includes('null'))) return false
  if (isJsonList(values) && !values.includes(null)) return false
  if (Object.hasOwn(schema, 'const') && schema['const'] !== null) return false
  if (!listOf(allOf).every(takesNull)) return false
  if (isJsonList(anyOf) && !anyOf.some(takesNull)) return false
  if (isJsonList(oneOf) && oneOf.filter(takesNull).length !== 1) return false
  if (not !== undefined && takesNull(not)) return false
  if (schema['if'] === undefined) return true
  return takesNull((takesNull(schema['if']) ? schema['then'] : schema['else']) ?? true)
}

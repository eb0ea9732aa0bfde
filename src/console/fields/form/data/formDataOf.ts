import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { shapeFor } from '#shared/validation/shapeFor.ts'
import { secretMask } from '#shared/secretMask.ts'
import { isObject, listOf } from '../../../kit/text/readValue.ts'

/** Names of the properties that a client may write, in the schema's order. */
export function writableNames(schema: JsonSchema): string[] {
  const properties = propertiesOf(schema)
  return Object.keys(properties).filter((name) => {
    const property = properties[name]
    return name !== 'version' && isObject(property) && property['readOnly'] !== true
  })
}

/** What the form edits: the writable properties, where "not set" is an absent property instead of null. */
export function formDataOf(record: Readonly<Record<string, unknown>>, schema: JsonSchema): JsonObject {
  const properties = propertiesOf(schema)
  const entries = writableNames(schema).flatMap((name) => {
    const value = withoutUnset(record[name], properties[name])
    return value === undefined || value === null ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

/** What is sent: all that is set; nothing, or else the default, for what the stored record has and the form no longer does. */
export function payloadOf(formData: JsonObject, base: JsonObject, schema: JsonSchema): JsonObject {
  // A secret that was to be replaced and got no new value is left as it is stored.
  const cleared = Object.keys(base).filter(
    (name) => formData[name] === undefined && base[name] !== secretMask,
  )
  const properties = propertiesOf(schema)
  const emptied = cleared.map((name) => [name, emptyValueOf(properties[name])] as const)
  return { ...withEmptied(formData, schema), ...Object.fromEntries(emptied) }
}

function emptyValueOf(part: unknown): Json {
  const { default: given = null } = isObject(part) ? part : {}
  return takesNull(part) ? null : given
}

/** Null for what was emptied although it has a default: the server would fill it again. */
export function withEmptied(formData: JsonObject, schema: JsonSchema): JsonObject {
  const properties = propertiesOf(shapeFor(schema, formData))
  const emptied = Object.entries(properties).flatMap(([name, part]) => {
    const isFilled = isObject(part) && (part['default'] ?? null) !== null && takesNull(part)
    return isFilled && formData[name] === undefined ? [[name, null] as const] : []
  })
  const given = Object.entries(withoutUndefined(formData)).map(
    ([name, value]) => [name, emptiedInside(value, properties[name])] as const,
  )
  return Object.fromEntries([...given, ...emptied])
}

function emptiedInside(value: Json, schema: unknown): Json {
  const shape = shapeFor(schema, value)
  if (Array.isArray(value)) {
    const { items } = shape
    return isObject(items) ? value.map((item) => emptiedInside(item, items)) : value
  }
  return isObject(value) ? withEmptied(value, shape) : value
}

function takesNull(part: unknown): boolean {
  const { type, anyOf } = isObject(part) ? part : {}
  return (
    [type].flat().includes('null') || listOf(anyOf).some((each) => isObject(each) && each['type'] === 'null')
  )
}

/** The same object without properties that hold undefined, as the form leaves them behind. */
export function withoutUndefined(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}

/**
 * The value without the null of inner properties that may be absent. Where null is a value of its own, as in free JSON
 * or in a property that must be there, it stays.
 */
function withoutUnset(value: unknown, schema: unknown): Json | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  if (Array.isArray(value)) {
    const { items } = shapeFor(schema, value)
    return value.map((item) => withoutUnset(item, items) ?? null)
  }
  if (typeof value !== 'object') return undefined
  const shape = shapeFor(schema, value)
  const properties = propertiesOf(shape)
  const required = listOf(shape['required'])
  const entries = Object.entries(value).flatMap(([name, each]) => {
    const kept = withoutUnset(each, properties[name])
    const isUnset = kept === null && Object.hasOwn(properties, name) && !required.includes(name)
    return kept === undefined || isUnset ? [] : [[name, kept] as const]
  })
  return Object.fromEntries(entries)
}

/** The schemas of an object's properties; none where a schema is of something else. */
export function propertiesOf(schema: unknown): JsonObject {
  const properties = isObject(schema) ? schema['properties'] : undefined
  return isObject(properties) ? properties : {}
}

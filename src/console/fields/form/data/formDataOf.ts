import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectAt, objectOf } from '#shared/json/objectOf.ts'
import { innerSchemaFor } from '#shared/validation/innerSchemaFor.ts'
import { secretMask } from '#shared/secretMask.ts'

/** The names of the properties that a client may write, in the schema's order. */
export function writableNames(schema: JsonSchema): string[] {
  const properties = propertiesOf(schema)
  return Object.keys(properties).filter((name) => {
    const property = properties[name]
    return name !== 'version' && isJsonObject(property) && property['readOnly'] !== true
  })
}

/** The values that the form edits: the writable properties; an unset property is absent instead of null. */
export function formDataOf(record: Readonly<Record<string, unknown>>, schema: JsonSchema): JsonObject {
  const properties = propertiesOf(schema)
  const entries = writableNames(schema).flatMap((name) => {
    const value = withoutUnset(record[name], properties[name])
    return value === undefined || value === null ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

/**
 * The payload of a save: all set values; a property that the stored record has and the form has cleared becomes null, or else
 * its default.
 */
export function payloadOf(formData: JsonObject, base: JsonObject, schema: JsonSchema): JsonObject {
  // Keeps the stored secret if it was to be replaced and got no new value.
  const cleared = Object.keys(base).filter(
    (name) => formData[name] === undefined && base[name] !== secretMask,
  )
  const properties = propertiesOf(schema)
  const emptied = cleared.map((name) => [name, emptyValueOf(properties[name])] as const)
  return { ...withEmptied(formData, schema), ...Object.fromEntries(emptied) }
}

function emptyValueOf(part: unknown): Json {
  const { default: given = null } = objectOf(part)
  return takesNull(part) ? null : given
}

/** Adds null for cleared properties that have a default, because the server would fill them in again. */
export function withEmptied(formData: JsonObject, schema: JsonSchema): JsonObject {
  const properties = propertiesOf(innerSchemaFor(schema, formData))
  const emptied = Object.entries(properties).flatMap(([name, part]) => {
    const isFilled = isJsonObject(part) && (part['default'] ?? null) !== null && takesNull(part)
    return isFilled && formData[name] === undefined ? [[name, null] as const] : []
  })
  const given = Object.entries(withoutUndefined(formData)).map(
    ([name, value]) => [name, emptiedInside(value, properties[name])] as const,
  )
  return Object.fromEntries([...given, ...emptied])
}

function emptiedInside(value: Json, schema: unknown): Json {
  const shape = innerSchemaFor(schema, value)
  if (Array.isArray(value)) {
    const { items } = shape
    return isJsonObject(items) ? value.map((item) => emptiedInside(item, items)) : value
  }
  return isJsonObject(value) ? withEmptied(value, shape) : value
}

function takesNull(part: unknown): boolean {
  const { type, anyOf } = objectOf(part)
  return (
    [type].flat().includes('null') ||
    listOf(anyOf).some((each) => isJsonObject(each) && each['type'] === 'null')
  )
}

/** A copy of the object without properties that hold undefined; the form leaves such properties behind. */
export function withoutUndefined(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}

/**
 * The value without the nulls of optional inner properties. Null stays where it is a value of its own, as in free JSON or in a
 * required property.
 */
function withoutUnset(value: unknown, schema: unknown): Json | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  if (Array.isArray(value)) {
    const { items } = innerSchemaFor(schema, value)
    return value.map((item) => withoutUnset(item, items) ?? null)
  }
  if (typeof value !== 'object') return undefined
  const shape = innerSchemaFor(schema, value)
  const properties = propertiesOf(shape)
  const required = listOf(shape['required'])
  const entries = Object.entries(value).flatMap(([name, each]) => {
    const kept = withoutUnset(each, properties[name])
    const isUnset = kept === null && Object.hasOwn(properties, name) && !required.includes(name)
    return kept === undefined || isUnset ? [] : [[name, kept] as const]
  })
  return Object.fromEntries(entries)
}

/** The schemas of an object's properties; empty if the schema is not of an object. */
export function propertiesOf(schema: unknown): JsonObject {
  return objectAt(objectOf(schema), 'properties')
}

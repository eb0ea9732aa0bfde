import type { Json, JsonObject, JsonSchema } from '../contracts/Json.ts'
import { isJsonObject } from '../json/isJsonObject.ts'
import { objectOf } from '../json/objectOf.ts'
import { innerSchemaFor } from './innerSchemaFor.ts'

/** Fills absent values with their defaults: in a new record, and in the objects inside any record. */
export function withDefaults(schema: JsonSchema, record: JsonObject, isNew: boolean): JsonObject {
  if (isNew) return filledObject(schema, record)
  const properties = objectOf(schema['properties'])
  const entries = Object.entries(record).map(([name, value]): [string, Json] => [
    name,
    filled(properties[name], value),
  ])
  return Object.fromEntries(entries)
}

function filled(schema: Json | undefined, value: Json): Json {
  if (typeof value !== 'object' || !isJsonObject(schema) || !hasDefaults(schema)) return value
  const shape = innerSchemaFor(schema, value)
  if (Array.isArray(value)) {
    const { items = null } = shape
    return isJsonObject(items) ? value.map((item) => filled(items, item)) : value
  }
  return isJsonObject(value) ? filledObject(shape, value) : value
}

function filledObject({ properties = null }: JsonSchema, value: JsonObject): JsonObject {
  const parts = objectOf(properties)
  const given = Object.entries(value).map(([name, each]): [string, Json] => [name, filled(parts[name], each)])
  const missing = Object.entries(parts).flatMap(([name, part]): [string, Json][] => {
    if (Object.hasOwn(value, name) || !isJsonObject(part) || part['readOnly'] === true) return []
    const given = part['default'] ?? null
    return given === null ? [] : [[name, filled(part, given)]]
  })
  return Object.fromEntries([...given, ...missing])
}

const known = new WeakMap<JsonObject, boolean>()

/** Whether anything inside has a default; without one, even a long list is left alone. */
function hasDefaults(schema: JsonObject): boolean {
  const has = known.get(schema) ?? JSON.stringify(schema).includes('"default":')
  known.set(schema, has)
  return has
}

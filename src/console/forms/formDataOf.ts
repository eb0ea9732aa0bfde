import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { secretMask } from '#shared/secretMask.ts'
import { isObject } from '../widgets/readValue.ts'

/** Names of the properties that a client may write, in the schema's order. */
export function writableNames(schema: JsonSchema): string[] {
  const properties = schema['properties']
  if (!isObject(properties)) return []
  return Object.keys(properties).filter((name) => {
    const property = properties[name]
    return name !== 'version' && isObject(property) && property['readOnly'] !== true
  })
}

/** What the form edits: the writable properties, where "not set" is an absent property instead of null. */
export function formDataOf(record: Readonly<Record<string, unknown>>, schema: JsonSchema): JsonObject {
  const entries = writableNames(schema).flatMap((name) => {
    const value = withoutNulls(record[name])
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

/** What is sent: all that is set; null for what the stored record has and the form no longer does. */
export function payloadOf(formData: JsonObject, base: JsonObject): JsonObject {
  // A secret that was to be replaced and got no new value is left as it is stored.
  const cleared = Object.keys(base).filter(
    (name) => formData[name] === undefined && base[name] !== secretMask,
  )
  return { ...withoutUndefined(formData), ...Object.fromEntries(cleared.map((name) => [name, null])) }
}

/** The same object without properties that hold undefined, as the form leaves them behind. */
export function withoutUndefined(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}

function withoutNulls(value: unknown): Json | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item) ?? null)
  if (typeof value !== 'object') return undefined
  const entries = Object.entries(value).flatMap(([name, each]) => {
    const kept = withoutNulls(each)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return Object.fromEntries(entries)
}

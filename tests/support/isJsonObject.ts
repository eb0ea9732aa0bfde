import type { Json, JsonObject } from '#shared/contracts/Json.ts'

/** Whether a JSON value is an object, not an array and not null. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

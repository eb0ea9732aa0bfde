import type { JsonObject } from '../contracts/Json.ts'

/** Whether a value is a JSON object. Assumes that a value from JSON contains only JSON. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

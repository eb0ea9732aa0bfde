import type { JsonObject } from '../contracts/Json.ts'

/** Whether a value is a JSON object, and not null, a list or a scalar. Assumes that the properties of an object are JSON. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import type { JsonObject } from '#shared/contracts/Json.ts'

/** True for a JSON object; what it holds came from JSON and so is JSON. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import type { Json } from '../contracts/Json.ts'

/** Whether a value is a JSON list. Assumes that the items of a list are JSON. */
export function isJsonList(value: unknown): value is readonly Json[] {
  return Array.isArray(value)
}

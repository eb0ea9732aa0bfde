import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'

/** The values that the server will fill in for a new record, by property; null where it fills in nothing. */
export function fillingsIn({ fills = {} }: ResourceForm, completed: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(fills).map((name) => [name, completed[name] ?? null]))
}

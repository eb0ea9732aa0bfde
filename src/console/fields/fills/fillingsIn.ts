import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'

/** What the server will fill in of a new record, by property; null where that is nothing. */
export function fillingsIn({ fills = {} }: ResourceForm, completed: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(fills).map((name) => [name, completed[name] ?? null]))
}

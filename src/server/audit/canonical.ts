import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '../crud/entity/isJsonObject.ts'

/** The same text for the same value, however the database orders the properties of an object. */
export function canonical(value: Json): string {
  return JSON.stringify(sorted(value))
}

function sorted(value: Json): Json {
  if (isJsonObject(value)) {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
    return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
  }
  return typeof value === 'object' && value !== null ? value.map(sorted) : value
}

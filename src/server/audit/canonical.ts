import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '../crud/isJsonObject.ts'

/** The same text for the same value, however the database orders the properties of an object. */
export function canonical(value: Json): string {
  return JSON.stringify(value, (_, inner: Json) => (isJsonObject(inner) ? sorted(inner) : inner))
}

function sorted(object: { readonly [key: string]: Json }): { readonly [key: string]: Json } {
  return Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)))
}

import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'

/** The ids in a list of ids, or in a list of objects that hold them under a key. */
export function idsOf(value: Json | undefined, key: string | undefined): string[] {
  return listOf(value)
    .map((item) => (key !== undefined && isJsonObject(item) ? item[key] : item))
    .filter((id) => typeof id === 'string')
}

/** Ids in the form in which the property keeps them. */
export function itemsOf(ids: readonly string[], key: string | undefined): Json {
  return key === undefined ? [...ids] : ids.map((id) => ({ [key]: id }))
}

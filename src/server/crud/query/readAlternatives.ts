import type { Json } from '#shared/contracts/Json.ts'
import { orFilterName } from '#shared/contracts/orFilterName.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { AlternativesFilter, UnresolvedFilter } from './ListQuery.ts'
import { parseJson } from './Parameters.ts'
import { queryInvalid } from './queryInvalid.ts'

/** Reads alternatives, of which one must match: JSON objects of filters that must match together. `read` reads one filter. */
export function readAlternatives(
  value: Json,
  read: (name: string, value: Json) => UnresolvedFilter[],
): AlternativesFilter<UnresolvedFilter>[] {
  const given = typeof value === 'string' ? parseJson(value, orFilterName) : value
  if (!Array.isArray(given) || given.length === 0) throw queryInvalid(orFilterName, 'alternatives')
  const among = given.map((each) => {
    if (!isJsonObject(each)) throw queryInvalid(orFilterName, 'alternatives')
    return Object.entries(each).flatMap(([name, inner]) => readInner(name, inner, read))
  })
  // An alternative without filters matches every record, so the whole condition is dropped.
  return among.some((filters) => filters.length === 0) ? [] : [{ kind: 'alternatives', among }]
}

/** The number of conditions in a filter. */
export function countConditions(name: string, value: Json): number {
  if (name !== orFilterName) return 1
  const given = typeof value === 'string' ? parseJson(value, orFilterName) : value
  if (!Array.isArray(given)) return 1
  return given.reduce<number>((sum, each) => sum + (isJsonObject(each) ? Object.keys(each).length : 1), 0)
}

/** Refuses searches, which read rows in a way of their own, and nested alternatives, which people could not read. */
function readInner(
  name: string,
  value: Json,
  read: (name: string, value: Json) => UnresolvedFilter[],
): UnresolvedFilter[] {
  if (name === orFilterName || name === 'q') throw queryInvalid(`${orFilterName}: ${name}`, 'inAlternatives')
  return read(name, value)
}

import type { RaRecord } from 'ra-core'
import type { WantedValues } from '../../../kit/inputs/InputProps.ts'
import type { HttpClient } from '../httpClient.ts'
import { isRecord } from './isRecord.ts'

/** The `meta` of a call that asks only for the data which a page may know of records that it refers to. */
export const namesOnly = { namesOnly: true } as const

/** A search text and the number of records to find; absent: all of a tree, and all with one of the ids. */
export interface OptionsParams {
  search?: string
  limit?: number
  /** Only the records with these ids. */
  ids?: readonly string[] | undefined
  where?: WantedValues | undefined
  signal?: AbortSignal
}

/** The path of an entity, or the path of its records' names where a call asks only for them. */
export function placeOf(path: string, meta: unknown): string {
  return meta === namesOnly ? `${path}/options` : path
}

/** The names of an entity's records, in the order of its lists. */
export async function readOptions(
  http: HttpClient,
  path: string,
  { search = '', limit, ids, where = {}, signal }: OptionsParams,
): Promise<{ data: RaRecord[] }> {
  const equal = Object.entries(where).map(([name, values]) => [`${name}_eq`, values] as const)
  const filter = { ...(ids && { id: ids }), ...Object.fromEntries(equal) }
  const query = new URLSearchParams({
    ...(limit !== undefined && { range: JSON.stringify([0, limit - 1]) }),
    ...(search === '' ? {} : { q: search }),
    ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
  })
  const { json } = await http(`/${placeOf(path, namesOnly)}?${query}`, { signal })
  const rows: readonly unknown[] = Array.isArray(json) ? json : []
  return { data: rows.filter(isRecord) }
}

import type { RaRecord } from 'ra-core'
import type { HttpClient } from './httpClient.ts'

/** As `meta` of a call: asks for no more than a page may know of the records that it only refers to. */
export const namesOnly = { namesOnly: true } as const

/** What someone types to find a record, and how many to find; absent: all there are. */
export interface OptionsParams {
  search?: string
  limit?: number
  signal?: AbortSignal
}

const pageSize = 500

/** The path of an entity, or where its names stand when a call asks for them alone. */
export function placeOf(path: string, meta: unknown): string {
  return meta === namesOnly ? `${path}/options` : path
}

/** The names of an entity's records, in the order of its lists. */
export async function readOptions(
  http: HttpClient,
  path: string,
  { search = '', limit = Infinity, signal }: OptionsParams,
): Promise<{ data: RaRecord[] }> {
  const found: RaRecord[] = []
  for (;;) {
    const wanted = Math.min(pageSize, limit - found.length)
    const range = JSON.stringify([found.length, found.length + wanted - 1])
    const query = new URLSearchParams({ range, ...(search === '' ? {} : { q: search }) })
    const { json } = await http(`/${placeOf(path, namesOnly)}?${query}`, { signal })
    const rows: readonly unknown[] = Array.isArray(json) ? json : []
    found.push(...rows.filter(isNamed))
    if (rows.length < pageSize) return { data: found }
  }
}

function isNamed(value: unknown): value is RaRecord {
  return typeof value === 'object' && value !== null && 'id' in value
}

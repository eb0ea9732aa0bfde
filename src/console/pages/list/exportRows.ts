import type { DataProvider, RaRecord, SortPayload } from 'react-admin'
import type { Field } from '#shared/contracts/Resource.ts'

/** More rows would freeze the page and are nobody's reading. */
export const exportLimit = 10_000
const pageSize = 500

interface ExportQuery {
  entity: string
  filter: Record<string, unknown>
  sort: SortPayload
  onProgress: (done: number, total: number) => void
}

/** Reads a whole filtered list page by page, up to the limit. */
export async function readAllRows(
  dataProvider: DataProvider,
  { entity, filter, sort, onProgress }: ExportQuery,
): Promise<{ rows: RaRecord[]; total: number }> {
  const rows: RaRecord[] = []
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: pageSize }
    // One page after the other: the server should not pay for an export with its answers to others.
    const answer = await dataProvider.getList(entity, { pagination, sort, filter })
    rows.push(...answer.data)
    const total = answer.total ?? rows.length
    onProgress(Math.min(rows.length, exportLimit), Math.min(total, exportLimit))
    if (answer.data.length < pageSize || rows.length >= exportLimit) {
      return { rows: rows.slice(0, exportLimit), total: Math.max(total, rows.length) }
    }
  }
}

/** Ids that stand for other records, by the entity they belong to, so that their names can be fetched together. */
export function referencedIds(fields: readonly Field[], rows: readonly RaRecord[]): Map<string, string[]> {
  const byEntity = new Map<string, Set<string>>()
  for (const { source, reference, nameFrom, type } of fields) {
    if (type !== 'reference' || !reference || nameFrom) continue
    const ids = byEntity.get(reference.entity) ?? new Set()
    for (const row of rows) if (typeof row[source] === 'string') ids.add(row[source])
    byEntity.set(reference.entity, ids)
  }
  return new Map([...byEntity].map(([entity, ids]) => [entity, [...ids]]))
}

import type { DataProvider, RaRecord, SortPayload } from 'react-admin'

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

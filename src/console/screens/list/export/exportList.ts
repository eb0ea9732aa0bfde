import type { SortPayload } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { callFile } from '../../../session/api/session.ts'
import { download } from './download.ts'
import { exportFileName } from './exportFileName.ts'

interface ExportOptions {
  resource: Pick<Resource, 'path'>
  /** What the entity's records are called; the file is named by it. */
  names: string
  columns: readonly string[]
  filter: Record<string, unknown>
  sort: SortPayload
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

/** Receives all rows that the filters find as the server writes them, and hands them to the browser as a file; answers their number. */
export async function exportList(options: ExportOptions): Promise<number> {
  const { resource, names, signal, onProgress } = options
  const response = await callFile(`${resource.path}/export?${queryOf(options)}`, { signal })
  const total = Number(response.headers.get('x-total-count') ?? 0)
  const parts = await partsOf(response, (lines) => onProgress(Math.min(lines, total), total))
  download(exportFileName(names), new Blob(parts))
  return total
}

function queryOf({ columns, filter, sort }: ExportOptions): URLSearchParams {
  return new URLSearchParams({
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(filter),
    columns: columns.join(','),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
}

const lineFeed = 10

/** What arrives, counted by its lines; a text of several lines counts as so many. */
async function partsOf(
  { body }: Response,
  onLines: (lines: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  const reader = body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) return parts
    parts.push(value)
    for (const byte of value) if (byte === lineFeed) lines += 1
    onLines(lines)
  }
}

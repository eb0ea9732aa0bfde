import type { SortPayload } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { callFile } from '../../../session/api/session.ts'
import { sizeText } from '../../../kit/text/fileSize.ts'
import { download } from './download.ts'
import { exportFileName } from './exportFileName.ts'
import type { ExportFormat } from './exportFileName.ts'

interface ExportOptions {
  resource: Pick<Resource, 'path'>
  /** What the entity's records are called; the file is named by it. */
  names: string
  columns: readonly string[]
  format: ExportFormat
  filter: Record<string, unknown>
  sort: SortPayload
  signal: AbortSignal
  /** Told how much of it has come. */
  onProgress: (progress: string) => void
}

/** Receives all rows that the filters find as the server writes them, and hands them to the browser as a file; answers their number. */
export async function exportList(options: ExportOptions): Promise<number> {
  const { resource, names, format, signal, onProgress } = options
  const response = await callFile(`${resource.path}/export?${queryOf(options)}`, { signal })
  const total = Number(response.headers.get('x-total-count') ?? 0)
  const parts = await partsOf(response, ({ lines, bytes }) =>
    onProgress(format === 'csv' ? `${Math.min(lines, total)}/${total}` : sizeText(bytes)),
  )
  const type = response.headers.get('content-type') ?? ''
  download(exportFileName(names, format), new Blob(parts), type)
  return total
}

function queryOf({ columns, format, filter, sort }: ExportOptions): URLSearchParams {
  return new URLSearchParams({
    format,
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(filter),
    columns: columns.join(','),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
}

const lineFeed = 10

/** How much has arrived; a text of several lines counts as so many. */
interface Arrived {
  lines: number
  bytes: number
}

async function partsOf(
  { body }: Response,
  onArrived: (arrived: Arrived) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  let bytes = 0
  const reader = body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) return parts
    parts.push(value)
    for (const byte of value) if (byte === lineFeed) lines += 1
    bytes += value.length
    onArrived({ lines, bytes })
  }
}

import type { SortPayload } from 'react-admin'
import type { ExportFormat } from '#shared/contracts/ExportJob.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { callApi, callFile } from '../../../session/api/session.ts'
import { sizeText } from '../../../kit/text/fileSize.ts'
import { randomKey } from '../../../kit/text/randomKey.ts'
import { download } from '../../../kit/page/download.ts'
import { exportFileName } from './exportFileName.ts'
import { receiveFile } from './receiveFile.ts'

/** A file of the shown columns in readable form, or a workbook of all that an import reads. */
export type ExportKind = ExportFormat | 'import'

/** The list to export, the kind of file, and the callback for progress. */
export interface ExportOptions {
  resource: Pick<Resource, 'path'>
  /** The plural name of the entity's records, which becomes the file's name. */
  names: string
  columns: readonly string[]
  kind: ExportKind
  filter: Record<string, unknown>
  sort: SortPayload
  signal: AbortSignal
  /** Called with the part received so far. */
  onProgress: (progress: string) => void
}

/**
 * Receives all rows that the filters find while the server writes them, and hands them to the browser as a file; returns their
 * number.
 */
export async function exportList(options: ExportOptions): Promise<number> {
  const { resource, names, kind, signal, onProgress } = options
  const format = formatOf(kind)
  const response = await callFile(`${resource.path}/export?${queryOf(options)}`, { signal })
  const total = Number(response.headers.get('x-total-count') ?? 0)
  const parts = await receiveFile(response, ({ lines, bytes }) =>
    onProgress(format === 'csv' ? `${Math.min(lines, total)}/${total}` : sizeText(bytes)),
  )
  const type = response.headers.get('content-type') ?? ''
  download(exportFileName(names, format), new Blob(parts), type)
  return total
}

/** Has the server write the file in the background; users find it among their exports. */
export async function exportLater(
  options: Omit<ExportOptions, 'signal' | 'onProgress' | 'names'>,
): Promise<void> {
  const path = `${options.resource.path}/export?${queryOf(options)}`
  await callApi(path, { method: 'POST', idempotencyKey: randomKey() })
}

function queryOf({
  columns,
  kind,
  filter,
  sort,
}: Pick<ExportOptions, 'columns' | 'kind' | 'filter' | 'sort'>): URLSearchParams {
  return new URLSearchParams({
    format: formatOf(kind),
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(filter),
    ...(kind === 'import' ? { texts: kind } : { columns: columns.join(',') }),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
}

function formatOf(kind: ExportKind): ExportFormat {
  return kind === 'import' ? 'xlsx' : kind
}

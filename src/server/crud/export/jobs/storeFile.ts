import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Readable } from 'node:stream'
import type { Queries } from '#server/database/Database.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { addExportPart, exportPart } from './exportJobs.ts'
import type { ExportJobRow } from './exportJobs.ts'

const partBytes = 512 * 1024
// The fastest level: it already leaves only a fifth, and a higher one would take longer than reading the rows.
const level = 1

const compress = promisify(gzip)
const expand = promisify(gunzip)

/** A file that is being stored, and the number of rows written to it so far. */
export interface IncomingFile {
  file: Readable
  rowsDone: () => number
}

/** Stores a file part by part while it is made; false if the job was cancelled meanwhile. */
export async function storeFile(
  queries: Queries,
  id: string,
  { file, rowsDone }: IncomingFile,
): Promise<boolean> {
  let number = 0
  let chunks: Buffer[] = []
  let size = 0
  const flush = async (): Promise<boolean> => {
    const bytes = Buffer.concat(chunks, size)
    const stored = await compress(bytes, { level })
    const isKept = await addExportPart(queries, id, { number, stored, bytes: size, rowsDone: rowsDone() })
    number += 1
    chunks = []
    size = 0
    return isKept
  }
  for await (const chunk of file) {
    const bytes = Buffer.from(chunk)
    chunks.push(bytes)
    size += bytes.length
    if (size >= partBytes && !(await flush())) return false
  }
  return size === 0 || flush()
}

/** Reads the file of a job part by part. Throws EXPORT_GONE if the file is deleted meanwhile. */
export async function* storedFile(
  queries: Queries,
  { id, bytes }: Pick<ExportJobRow, 'id' | 'bytes'>,
): AsyncGenerator<Buffer> {
  let sent = 0
  for (let number = 0; sent < bytes; number += 1) {
    const stored = await exportPart(queries, id, number)
    if (!stored) throw new AppError('EXPORT_GONE')
    const part = await expand(stored)
    sent += part.length
    yield part
  }
}

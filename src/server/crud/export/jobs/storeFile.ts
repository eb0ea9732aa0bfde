import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Readable } from 'node:stream'
import type { Queries } from '#server/database/Database.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { addExportPart, exportPart } from './exportJobs.ts'
import type { ExportJobRow } from './exportJobs.ts'

const partBytes = 512 * 1024
// The least work: what is left is a fifth, and more would take longer than reading the rows.
const level = 1

const compress = promisify(gzip)
const expand = promisify(gunzip)

/** A file on its way into the database, and how many of its rows are written. */
export interface Incoming {
  file: Readable
  rowsDone: () => number
}

/** Keeps a file piece by piece as it is made; false: the job was cancelled meanwhile. */
export async function storeFile(
  queries: Queries,
  id: string,
  { file, rowsDone }: Incoming,
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

/** The file of a job, read piece by piece as it is taken; one that goes meanwhile breaks off. */
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

import parseRange from 'range-parser'
import { AppError } from '#shared/errors/AppError.ts'
import type { FilePart } from './FileStore.ts'

const unsatisfiable = -1

/**
 * The part of a file that a Range header asks for; undefined is the whole file. Several parts, or an invalid header, get the
 * whole file, as HTTP allows. RANGE_NOT_SATISFIABLE tells a client that resumes a download that nothing is missing.
 */
export function partOf(range: string | undefined, size: number | undefined): FilePart | undefined {
  if (range === undefined || size === undefined) return undefined
  const parts = parseRange(size, range)
  if (parts === unsatisfiable) throw new AppError('RANGE_NOT_SATISFIABLE', { size })
  if (typeof parts === 'number' || parts.type !== 'bytes' || parts.length !== 1) return undefined
  const [part] = parts
  return part && { start: part.start, end: part.end }
}

import parseRange from 'range-parser'
import type { FilePart } from './FileStore.ts'

/**
 * The part of a file that a Range header asks for. A request for several, or for none that exists, gets the whole file,
 * as HTTP allows: players, which never do, are whom this is for.
 */
export function partOf(range: string | undefined, size: number | undefined): FilePart | undefined {
  if (range === undefined || size === undefined) return undefined
  const parts = parseRange(size, range)
  if (typeof parts === 'number' || parts.type !== 'bytes' || parts.length !== 1) return undefined
  const [part] = parts
  return part && { start: part.start, end: part.end }
}

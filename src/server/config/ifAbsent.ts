import { isCode } from './isCode.ts'

/** What comes of a file or folder that is not there; any other failure to read it is told. */
export function ifAbsent(error: unknown): undefined {
  if (!isCode(error, 'ENOENT')) throw error
  return undefined
}

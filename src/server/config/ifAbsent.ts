import { isCode } from './isCode.ts'

/** For `catch`: answers undefined for a missing file or folder, and throws any other error. */
export function ifAbsent(error: unknown): undefined {
  if (!isCode(error, 'ENOENT')) throw error
  return undefined
}

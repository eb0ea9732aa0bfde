import { importBytesAtMost } from '#shared/contracts/import/ImportReport.ts'
import { partsOfArchive } from './partsOfArchive.ts'
import { FileTooLarge } from './unreadable.ts'

/** The largest unpacked size in bytes; XML takes about four times the space of the same rows as CSV. */
export const unpackedAtMost = 4 * importBytesAtMost

const sheetName = /\/worksheets\/[^/]+$/u

/**
 * Refuses a workbook that would fill the browser's memory. Every part other than a sheet is held as a whole, and takes thirty
 * times its size if it consists of tags only.
 */
export function requireUnpackedSize(bytes: Uint8Array): void {
  const parts = partsOfArchive(bytes)
  const others = parts.filter(({ name }) => !sheetName.test(name))
  if (parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > unpackedAtMost)
    throw new FileTooLarge(unpackedAtMost)
  if (others.some(({ unpacked }) => unpacked > importBytesAtMost)) throw new FileTooLarge(importBytesAtMost)
}

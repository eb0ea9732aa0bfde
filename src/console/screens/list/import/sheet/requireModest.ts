import { importBytesAtMost } from '#shared/contracts/import/ImportReport.ts'
import { partsOfArchive } from './partsOfArchive.ts'
import { FileTooLarge } from './unreadable.ts'

/** XML takes some four times the room of the same rows as CSV. */
export const unpackedAtMost = 4 * importBytesAtMost

const sheetName = /\/worksheets\/[^/]+$/u

/** Refuses a workbook that would fill the browser's memory: what is no sheet is held as a whole, in thirty times its size where it is nothing but tags. */
export function requireModest(bytes: Uint8Array): void {
  const parts = partsOfArchive(bytes)
  const others = parts.filter(({ name }) => !sheetName.test(name))
  if (parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > unpackedAtMost)
    throw new FileTooLarge(unpackedAtMost)
  if (others.some(({ unpacked }) => unpacked > importBytesAtMost)) throw new FileTooLarge(importBytesAtMost)
}

import papaparse from 'papaparse'
import { AppError } from '#shared/errors/AppError.ts'
import { decodeText } from '#shared/files/decodeText.ts'

/** A file as a table of texts. */
export interface Sheet {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

const rowsAtMost = 100_000
const columnsAtMost = 200

/** Reads CSV in whatever encoding and with whatever separator; empty lines are left out. */
export function readSheet(bytes: Uint8Array): Sheet {
  const { text } = decodeText(bytes)
  const { data, errors } = papaparse.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    preview: rowsAtMost + 2,
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) throw new AppError('IMPORT_UNREADABLE', { row: (broken.row ?? 0) + 1 })
  // Taken out rather than copied: there may be a hundred thousand.
  const heads = data.shift() ?? []
  const rows = data
  if (rows.length === 0) throw new AppError('IMPORT_EMPTY')
  if (rows.length > rowsAtMost) throw new AppError('IMPORT_TOO_LARGE', { limit: rowsAtMost })
  if (heads.length > columnsAtMost) throw new AppError('IMPORT_TOO_WIDE', { limit: columnsAtMost })
  return { heads: heads.map((head) => head.trim()), rows }
}

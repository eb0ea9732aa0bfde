import { parse } from 'papaparse'
import { AppError } from '#shared/errors/AppError.ts'
import { withoutApostrophe } from '#shared/fields/spreadsheetFormula.ts'
import { decodeText } from '#shared/files/decodeText.ts'

/** A file as a table of texts. */
export interface Sheet {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

const rowsAtMost = 10_000
const columnsAtMost = 200

/** Reads CSV in whatever encoding and with whatever separator; empty lines are left out, and texts lose the apostrophe that an export gave them. */
export function readSheet(bytes: Uint8Array): Sheet {
  const { text } = decodeText(bytes)
  const { data, errors } = parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    preview: rowsAtMost + 2,
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) throw new AppError('IMPORT_UNREADABLE', { row: (broken.row ?? 0) + 1 })
  const [heads = [], ...rows] = data
  if (rows.length === 0) throw new AppError('IMPORT_EMPTY')
  if (rows.length > rowsAtMost) throw new AppError('IMPORT_TOO_LARGE', { limit: rowsAtMost })
  if (heads.length > columnsAtMost) throw new AppError('IMPORT_TOO_WIDE', { limit: columnsAtMost })
  return { heads: heads.map((head) => head.trim()), rows: rows.map((row) => row.map(withoutApostrophe)) }
}

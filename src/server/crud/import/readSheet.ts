import { setImmediate } from 'node:timers/promises'
import papaparse from 'papaparse'
import type { ParseResult } from 'papaparse'
import { importColumnsAtMost, importRowsAtMost } from '#shared/contracts/import/ImportReport.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { csvLineBreak, withoutReturn } from '#shared/fields/csvLines.ts'
import { csvSeparation } from '#shared/fields/csvSeparation.ts'
import { decodeText } from '#shared/files/decodeText.ts'

/** A file as a table of texts. */
export interface Sheet {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The limit of lines, empty ones included: spreadsheets may write a million lines that are mostly empty. */
const linesAtMost = 2_000_000
/** The number of characters parsed at once, which takes 50 ms, or half a second if nearly all are quotation marks. */
const pieceLength = 400_000
/** The number of short lines parsed at once, which takes as long. */
const linesAtOnce = 5000

/** Reads CSV of any encoding and separator without its empty lines. Lets other calls run in between. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  const { text, damagedLine } = decodeText(bytes)
  if (damagedLine !== undefined) throw new AppError('IMPORT_DAMAGED', { row: damagedLine })
  const lines: string[][] = []
  for await (const piece of piecesOf(text)) for (const line of piece) lines.push(line)
  // `shift` instead of a copy: there may be a hundred thousand lines.
  const heads = lines.shift() ?? []
  if (lines.length === 0) throw new AppError('IMPORT_EMPTY')
  if (heads.length > importColumnsAtMost)
    throw new AppError('IMPORT_TOO_WIDE', { limit: importColumnsAtMost })
  return { heads: heads.map((head) => head.trim()), rows: lines }
}

/** The lines of a text that are not empty, piece by piece. */
async function* piecesOf(text: string): AsyncGenerator<string[][]> {
  const { separator: delimiter, start: first } = csvSeparation(text)
  const newline = csvLineBreak(text)
  // The parser's fast mode reports the wrong end: it counts up to the line after the last one that it has read.
  const parser = new papaparse.Parser({ delimiter, newline, preview: linesAtOnce, fastMode: false })
  let start = first
  let count = first === 0 ? 0 : 1
  let filled = 0
  while (start < text.length) {
    const end = endOfPiece(text, start, newline)
    const isLast = end === text.length
    // If a piece ends within quotation marks, the line is read again with the next piece.
    const { data, errors, meta }: ParseResult<string[]> = parser.parse(text.slice(start, end), start, !isLast)
    const broken = errors.find(({ type }) => type === 'Quotes')
    if (broken) throw new AppError('IMPORT_UNREADABLE', { row: count + (broken.row ?? 0) + 1 })
    const isWhole = isLast && !meta.truncated
    if (!isWhole && meta.cursor === start)
      throw new AppError('IMPORT_ROW_TOO_LONG', { row: count + 1, limit: pieceLength })
    const lines = data.filter((cells) => cells.some((cell) => cell.trim() !== ''))
    count += data.length
    filled += lines.length
    if (filled > importRowsAtMost + 1 || count > linesAtMost)
      throw new AppError('IMPORT_TOO_LARGE', { limit: importRowsAtMost })
    yield lines.map(withoutReturn)
    start = isWhole ? text.length : meta.cursor
    await setImmediate()
  }
}

/** The end of a piece, after a line break: the parser cannot tell the end of a line from a text that goes on. */
function endOfPiece(text: string, start: number, newline: string): number {
  const most = start + pieceLength
  if (most >= text.length) return text.length
  const at = text.lastIndexOf(newline, most - 1)
  return at >= start ? at + 1 : most
}

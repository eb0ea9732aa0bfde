import { parse } from 'papaparse'
import { csvLineBreak, withoutReturn } from '#shared/fields/csvLines.ts'
import { csvSeparation } from '#shared/fields/csvSeparation.ts'
import { unescapeFormula } from '#shared/fields/spreadsheetFormula.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import { decodeText } from '#shared/files/decodeText.ts'
import type { TextEncoding } from '#shared/files/decodeText.ts'
import { csvOf } from '../../../../kit/text/csvOf.ts'
import { isDocument } from './isDocument.ts'
import type { SheetLine } from './SheetLine.ts'
import { unpackedAtMost } from './requireUnpackedSize.ts'
import { CharactersDamaged, FileTooLarge, QuotesOpen } from './unreadable.ts'

/** A file as a table of texts, which the dialog edits. */
export interface Sheet {
  name: string
  encoding: TextEncoding | 'Excel'
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  /** The number of each row in a spreadsheet, which also counts the heads and empty rows. */
  lines: readonly number[]
}

/** The property that each column fills; null for a column that is not imported. */
export type Mapping = readonly (string | null)[]

/** Reads a file as the server would; `percents` says whether it may contain percentages. */
export async function readSheet(file: File, percents: boolean): Promise<Sheet> {
  if (file.size > unpackedAtMost) throw new FileTooLarge(unpackedAtMost)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { encoding, table } = isZip(bytes) ? await tableOfWorkbook(bytes, percents) : tableOfText(bytes)
  const [first, ...rows] = table
  const heads = Array.from({ length: widthOf(table) }, (_, index) => (first?.cells[index] ?? '').trim())
  return {
    name: file.name,
    encoding,
    heads,
    rows: rows.map(({ cells }) => heads.map((_, index) => cells[index] ?? '')),
    lines: rows.map(({ line }) => line),
  }
}

/** Whether a file contains the ids of records, as an export for another import does. */
export function hasIds({ heads, rows }: Sheet): boolean {
  const at = heads.findIndex((head) => head.toLowerCase() === 'id')
  return rows.some((cells) => isUuid(cells[at]))
}

/** The width up to the last cell with content; cells without a head count too, and can be imported. */
function widthOf(table: ReadTable['table']): number {
  return table.reduce((most, { cells }) => Math.max(most, filledWidth(cells)), 0)
}

function filledWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1
}

interface ReadTable extends Pick<Sheet, 'encoding'> {
  /** The rows, the heads first. */
  table: readonly SheetLine[]
}

function tableOfText(bytes: Uint8Array): ReadTable {
  const { text, encoding, damagedLine } = decodeText(bytes)
  // A NUL character does not occur in texts, only in pictures, workbooks of the old format and other binary files.
  if (text.includes('\0')) throw new TypeError('not a text')
  if (isDocument(text)) throw new TypeError('not a table')
  if (damagedLine !== undefined) throw new CharactersDamaged(damagedLine)
  const { separator: delimiter, start } = csvSeparation(text)
  const newline = csvLineBreak(text)
  const { data, errors } = parse<string[]>(text.slice(start), { delimiter, newline })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) throw new QuotesOpen((broken.row ?? 0) + (start === 0 ? 1 : 2))
  const table = data.map((row, index) => ({
    line: index + 1,
    cells: withoutReturn(row).map(unescapeFormula),
  }))
  return { encoding, table: table.filter(({ cells }) => filledWidth(cells) > 0) }
}

async function tableOfWorkbook(bytes: Uint8Array, percents: boolean): Promise<ReadTable> {
  const { readWorkbook } = await import('./readWorkbook.ts')
  return { encoding: 'Excel', table: await readWorkbook(bytes, { percents }) }
}

/** A workbook is a ZIP archive, which begins with the letters PK. */
function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b
}

/** The file for the server: the imported columns, with the names of their properties as heads. */
export function csvFor({ heads, rows }: Sheet, mapping: Mapping | undefined): string {
  if (!mapping) return csvOf(heads, rows)
  const kept = mapping.flatMap((property, index) => (property === null ? [] : [{ property, index }]))
  return csvOf(
    kept.map(({ property }) => property),
    rows.map((row) => kept.map(({ index }) => row[index] ?? '')),
  )
}

/** The sheet with one cell changed; row 1 is the first below the heads. */
export function withCell(
  sheet: Sheet,
  { row, column, text }: { row: number; column: number; text: string },
): Sheet {
  const rows = sheet.rows.map((cells, index) =>
    index === row - 1 ? cells.map((cell, place) => (place === column ? text : cell)) : cells,
  )
  return { ...sheet, rows }
}

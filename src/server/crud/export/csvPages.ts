import papaparse from 'papaparse'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { csvFormat } from '#shared/fields/csvFormat.ts'
import { escapeFormula } from '#shared/fields/spreadsheetFormula.ts'
import type { Cell, FileColumns } from './FileColumns.ts'

/** Records as CSV for spreadsheets (RFC 4180). The byte order mark tells Excel that the file is UTF-8; formulas are escaped. */
export async function* csvPages(
  pages: AsyncIterable<readonly JsonObject[]>,
  { heads, decimals, cellsOf }: FileColumns,
): AsyncGenerator<string> {
  yield `\uFEFF${csvOf([heads])}`
  const written = (cell: Cell, index: number): Cell => {
    const digits = decimals[index]
    return typeof cell === 'number' && digits !== undefined ? cell.toFixed(digits) : cell
  }
  for await (const records of pages) yield csvOf((await cellsOf(records)).map((row) => row.map(written)))
}

function csvOf(rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return ''
  const harmless = (cell: Cell) => (typeof cell === 'string' ? escapeFormula(cell) : cell)
  return `${papaparse.unparse(
    rows.map((row) => row.map(harmless)),
    csvFormat,
  )}${csvFormat.newline}`
}

import { unparse } from 'papaparse'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { spreadsheetFormula } from '#shared/fields/spreadsheetFormula.ts'

/** A number stays one; a text is made harmless. */
export type Cell = string | number | boolean

/** How a file is filled. */
export interface CsvColumns {
  heads: readonly string[]
  /** The cells of some records; of several at once, since names are looked up together. */
  cellsOf: (records: readonly JsonObject[]) => Promise<readonly (readonly Cell[])[]>
}

/** Records as CSV for spreadsheets (RFC 4180): the mark at the front tells Excel that it is UTF-8, formulas are disarmed. */
export async function* csvPages(
  pages: AsyncIterable<readonly JsonObject[]>,
  { heads, cellsOf }: CsvColumns,
): AsyncGenerator<string> {
  yield `\uFEFF${csvOf([heads])}`
  for await (const records of pages) yield csvOf(await cellsOf(records))
}

function csvOf(rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return ''
  const options = { escapeFormulae: spreadsheetFormula, newline: '\r\n' }
  return `${unparse(
    rows.map((row) => [...row]),
    options,
  )}\r\n`
}

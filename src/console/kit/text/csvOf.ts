import { unparse } from 'papaparse'
import { csvFormat } from '#shared/fields/csvFormat.ts'
import { escapeFormula } from '#shared/fields/spreadsheetFormula.ts'

/** Rows as CSV for spreadsheets: a byte-order mark tells Excel the encoding, and formulas are escaped. */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = { fields: header.map(escapeFormula), data: rows.map((row) => row.map(escapeFormula)) }
  return `\uFEFF${unparse(table, csvFormat)}`
}

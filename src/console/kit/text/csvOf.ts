import { unparse } from 'papaparse'
import { csvFormat } from '#shared/fields/csvFormat.ts'
import { disarmed } from '#shared/fields/spreadsheetFormula.ts'

/** Rows as CSV for spreadsheets: a byte-order mark tells Excel the encoding, and formulas are disarmed. */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = { fields: header.map(disarmed), data: rows.map((row) => row.map(disarmed)) }
  return `\uFEFF${unparse(table, csvFormat)}`
}

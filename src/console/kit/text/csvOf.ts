import { unparse } from 'papaparse'
import { spreadsheetFormula } from '#shared/fields/spreadsheetFormula.ts'

/** Rows as CSV for spreadsheets: the mark at the front tells Excel the encoding, formulas are disarmed. */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = { fields: [...header], data: rows.map((row) => [...row]) }
  return `\uFEFF${unparse(table, { escapeFormulae: spreadsheetFormula, newline: '\r\n' })}`
}

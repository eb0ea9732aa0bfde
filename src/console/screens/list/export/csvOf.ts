import { unparse } from 'papaparse'

/** What a spreadsheet would run as a formula, in Chinese also after a wide sign; a negative amount is none. */
const formula = /^(?:[=+@\t\r\n＝＋＠－]|-(?!¥?[\d,.]+%?$))/

/** Rows as CSV for spreadsheets: the mark at the front tells Excel the encoding, formulas are disarmed. */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = { fields: [...header], data: rows.map((row) => [...row]) }
  return `\uFEFF${unparse(table, { escapeFormulae: formula, newline: '\r\n' })}`
}

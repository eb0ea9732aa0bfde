import { colToLetter, writeXlsx } from 'hucre/xlsx'
import type { DataValidation } from 'hucre/xlsx'
import { importRowsAtMost } from '#shared/contracts/import/ImportReport.ts'
import { sheetName } from '#shared/fields/sheetName.ts'

/** A column of a template: its head, and the texts to choose from. */
export interface TemplateColumn {
  head: string
  choices: readonly string[]
  /** Whether its cells are texts; otherwise a spreadsheet would take codes for numbers. */
  isText: boolean
}

/**
 * The number of rows whose cells are formatted as text in advance, because the library that writes workbooks cannot format a
 * whole column.
 */
const textRows = 1000

const listSheet = 'lists'
/** The first row holds the heads. */
const lastRow = importRowsAtMost + 1

/** A workbook with only the heads of the properties that can be imported; cells of choices have drop-down lists. */
export async function templateOf(name: string, columns: readonly TemplateColumn[]): Promise<Uint8Array> {
  const longest = Math.max(0, ...columns.map(({ choices }) => choices.length))
  const rows = Array.from({ length: longest }, (_, row) => columns.map(({ choices }) => choices[row] ?? null))
  const main = {
    name: sheetName(name),
    columns: columns.map(({ head, isText }) => ({
      header: head,
      width: Math.max(12, head.length * 2 + 2),
      ...(isText && { numFmt: '@' }),
    })),
    rows: [
      columns.map(({ head }) => head),
      ...Array.from({ length: textRows }, () => columns.map(() => null)),
    ],
    freezePane: { rows: 1 },
    dataValidations: columns.flatMap(validationOf),
  }
  return writeXlsx({ sheets: longest === 0 ? [main] : [main, { name: listSheet, hidden: true, rows }] })
}

function validationOf({ choices }: TemplateColumn, index: number): DataValidation[] {
  if (choices.length === 0) return []
  const letters = colToLetter(index)
  const formula1 = `${listSheet}!$${letters}$1:$${letters}$${choices.length}`
  return [{ type: 'list', formula1, allowBlank: true, range: `${letters}2:${letters}${lastRow}` }]
}

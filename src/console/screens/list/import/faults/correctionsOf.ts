import { writeXlsx } from 'hucre/xlsx'
import { truncateToCell } from '#shared/fields/spreadsheetCell.ts'
import type { FaultyRow } from './faultyRowsOf.ts'
import type { Sheet } from '../sheet/sheet.ts'

/**
 * The refused rows as a workbook whose last column has the reasons. The cells are texts, because in CSV a spreadsheet would take
 * codes for numbers.
 */
export async function correctionsOf(
  { heads, rows }: Pick<Sheet, 'heads' | 'rows'>,
  faulty: readonly FaultyRow[],
  head: string,
): Promise<Uint8Array> {
  const lines = faulty.map(({ row, faults }) => [
    ...heads.map((_, index) => truncateToCell(rows[row - 1]?.[index] ?? '')),
    faults.map(({ message }) => message).join('; '),
  ])
  const texts = heads.map(() => ({ width: 16, numFmt: '@' }))
  return writeXlsx({
    sheets: [
      {
        name: head,
        columns: [...texts, { width: 60 }],
        rows: [[...heads, head], ...lines],
        freezePane: { rows: 1 },
      },
    ],
  })
}

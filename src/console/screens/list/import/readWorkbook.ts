import { streamXlsxRows } from 'hucre/xlsx'
import type { CellValue } from 'hucre/xlsx'
import { importRowsAtMost } from '#shared/contracts/importRowsAtMost.ts'

// One row more than an import takes, and the heads: the server says that it is too many.
const rowsAtMost = importRowsAtMost + 2

/** The rows of a workbook's first sheet as texts, the heads first; empty rows are left out. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { values } of streamXlsxRows(bytes)) {
    const texts = values.map(textOfCell)
    if (texts.some((text) => text.trim() !== '')) rows.push(texts)
    if (rows.length === rowsAtMost) break
  }
  return rows
}

/** What a cell shows, as the server reads it: a moment as the clock on the sheet tells it, a number without the noise of binary fractions. */
export function textOfCell(cell: CellValue): string {
  if (cell instanceof Date) return textOfMoment(cell)
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return cell === null ? '' : String(cell)
}

/** Excel knows no zone and counts a time of day from the last day of 1899. */
function textOfMoment(moment: Date): string {
  // A part of a day has no exact seconds.
  const [day = '', time = ''] = new Date(Math.round(moment.getTime() / 1000) * 1000).toISOString().split('T')
  const clock = time.slice(0, 8)
  if (day < '1900-01-01') return clock
  return clock === '00:00:00' ? day : `${day} ${clock}`
}

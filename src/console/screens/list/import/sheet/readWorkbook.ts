import { cellRef, readXlsx, streamXlsxRows } from 'hucre/xlsx'
import type { CellValue } from 'hucre/xlsx'
import { importRowsAtMost } from '#shared/contracts/ImportReport.ts'
import { FormulaOpen } from './unreadable.ts'

// One row more than an import takes, and the heads: the server says that it is too many.
const rowsAtMost = importRowsAtMost + 2

interface Wanted {
  /** Whether cells that show a percentage are to be told from the others. */
  percents: boolean
}

/** The rows of a workbook's first sheet in sight as texts, the heads first; empty rows are left out. */
export async function readWorkbook(bytes: Uint8Array, { percents }: Wanted): Promise<string[][]> {
  const sheet = await firstInSight(bytes)
  const found: { index: number; values: CellValue[] }[] = []
  for await (const row of streamXlsxRows(bytes, { sheet })) {
    if (row.values.some((cell) => textOfCell(cell).trim() !== '')) found.push(row)
    if (found.length === rowsAtMost) break
  }
  const count = (found.at(-1)?.index ?? -1) + 1
  const looks = await looksOf(bytes, { sheet, count })
  const textAt = (cell: CellValue, row: number, column: number): string => {
    const { formula, format } = looks.get(`${row},${column}`) ?? {}
    if (cell === null && formula !== undefined) throw new FormulaOpen(cellRef(row, column))
    return textOfCell(cell, { format, percents })
  }
  return found.map(({ index, values }) => values.map((cell, column) => textAt(cell, index, column)))
}

/** How a cell is shown: its number format, and whether one of percentages counts. */
interface Shown extends Partial<Wanted> {
  format?: string | undefined
}

/** What a cell shows, as the server reads it: a moment as the clock on the sheet tells it, a number without the noise of binary fractions. */
export function textOfCell(cell: CellValue, shown: Shown = {}): string {
  if (cell instanceof Date) return textOfMoment(cell)
  if (typeof cell === 'number') return textOfNumber(cell, shown)
  return cell === null ? '' : String(cell)
}

function textOfNumber(number: number, { format = '', percents = false }: Shown): string {
  // A sign in quotation marks or behind a backslash is shown, and changes nothing.
  const signs = format.replaceAll(/"[^"]*"|\\./gu, '')
  if (percents && signs.includes('%')) return `${plain(number * 100)}%`
  // The zeros in front of a code are nowhere but in its format.
  const isCode = /^0{2,}$/u.test(signs) && Number.isInteger(number) && number >= 0
  return isCode ? plain(number).padStart(signs.length, '0') : plain(number)
}

/** Excel keeps fifteen figures; longer numbers are written as it shows them, since they may have had others. */
function plain(number: number): string {
  const kept = Number(number.toPrecision(15))
  return Math.abs(kept) < 1e15 ? String(kept) : kept.toExponential().replace('e', 'E')
}

/** Excel knows no zone and counts a time of day from the last day of 1899. */
function textOfMoment(moment: Date): string {
  // A part of a day has no exact seconds.
  const [day = '', time = ''] = new Date(Math.round(moment.getTime() / 1000) * 1000).toISOString().split('T')
  const clock = time.slice(0, 8)
  if (day < '1900-01-01') return clock
  return clock === '00:00:00' ? day : `${day} ${clock}`
}

/** The place of the first sheet that is not hidden. */
async function firstInSight(bytes: Uint8Array): Promise<number> {
  const hidden: boolean[] = []
  await readXlsx(bytes, {
    sheets: (sheet) => {
      hidden.push(sheet.hidden === true || sheet.veryHidden === true)
      return false
    },
  })
  return Math.max(0, hidden.indexOf(false))
}

/** What of a cell its value does not say. */
interface Look {
  formula?: string | undefined
  format?: string | undefined
}

/** The formulas and number formats of the first rows, by their places. */
async function looksOf(
  bytes: Uint8Array,
  { sheet, count }: { sheet: number; count: number },
): Promise<ReadonlyMap<string, Look>> {
  const { sheets } = await readXlsx(bytes, { sheets: [sheet], readStyles: true, maxRows: count })
  const cells = [...(sheets[0]?.cells ?? [])]
  return new Map(cells.map(([place, { formula, style }]) => [place, { formula, format: style?.numFmt }]))
}

import { cellRef, readXlsx, streamXlsxRows } from 'hucre/xlsx'
import type { Cell, CellValue, MergeRange } from 'hucre/xlsx'
import {
  importBytesAtMost,
  importColumnsAtMost,
  importRowsAtMost,
} from '#shared/contracts/import/ImportReport.ts'
import { filledDown } from './filledDown.ts'
import { requireUnpackedSize } from './requireUnpackedSize.ts'
import type { SheetLine } from './SheetLine.ts'
import { CellFailed, FileTooLarge, FileTooWide, FormulaOpen } from './unreadable.ts'

// The heads, and one row more than an import takes, so that the server can say that there are too many.
const rowsAtMost = importRowsAtMost + 2
/** The number of rows of a sheet in Excel, including empty ones. */
const rowsOfSheet = 1_048_576
/** The most empty cells to the right of all columns that an import takes; reading so many takes a second or two. */
const beyondAtMost = 20_000_000

interface Wanted {
  /** Whether cells formatted as percentages are to be marked as such. */
  percents: boolean
}

/** The rows of a workbook's first visible sheet as texts, the heads first; empty rows are left out. */
export async function readWorkbook(bytes: Uint8Array, { percents }: Wanted): Promise<readonly SheetLine[]> {
  requireUnpackedSize(bytes)
  const sheet = await firstInSight(bytes)
  const found = await filledRows(bytes, sheet)
  const count = (found.at(-1)?.index ?? -1) + 1
  const { looks, merges } = await aboutCells(bytes, { sheet, count })
  const textAt = (cell: CellValue, row: number, column: number): string => {
    const { format, isError } = looks.get(`${row},${column}`) ?? {}
    const text = textOfCell(cell, { format, percents })
    if (isError === true) throw new CellFailed({ cell: cellRef(row, column), error: text })
    return text
  }
  const table = filledDown(
    found.map(({ index, values }) => ({
      line: index + 1,
      cells: values.map((cell, column) => textAt(cell, index, column)),
    })),
    merges,
  )
  // Many cells may share one long text, so the rows can be larger than the file.
  if (lengthOf(table) > importBytesAtMost) throw new FileTooLarge(importBytesAtMost)
  return table
}

interface Row {
  index: number
  values: CellValue[]
}

/**
 * The rows with content. A single cell at the right end of a sheet gives its row 16,384 cells; those beyond the columns that an
 * import takes are counted, and too many are refused.
 */
async function filledRows(bytes: Uint8Array, sheet: number): Promise<Row[]> {
  const found: Row[] = []
  let seen = 0
  let beyond = 0
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const last = values.findLastIndex((cell) => textOfCell(cell).trim() !== '')
    beyond += Math.max(0, values.length - importColumnsAtMost)
    if (last >= importColumnsAtMost || beyond > beyondAtMost) throw new FileTooWide(importColumnsAtMost)
    if (last >= 0) found.push({ index, values: values.slice(0, importColumnsAtMost) })
    seen += 1
    if (found.length === rowsAtMost || seen === rowsOfSheet) break
  }
  return found
}

function lengthOf(table: readonly SheetLine[]): number {
  return table.reduce((length, { cells }) => cells.reduce((sum, text) => sum + text.length, length), 0)
}

/** How a cell is shown: its number format, and whether percentages are marked. */
interface Shown extends Partial<Wanted> {
  format?: string | undefined
}

/**
 * The text of a cell in the form that the server reads: a moment as local time of the sheet, a number without the noise of binary
 * fractions.
 */
export function textOfCell(cell: CellValue, shown: Shown = {}): string {
  if (cell instanceof Date) return textOfMoment(cell)
  if (typeof cell === 'number') return textOfNumber(cell, shown)
  return cell === null ? '' : String(cell)
}

function textOfNumber(number: number, { format = '', percents = false }: Shown): string {
  // A quoted or escaped sign is only shown and does not change the number.
  const signs = format.replaceAll(/"[^"]*"|\\./gu, '')
  if (percents && signs.includes('%')) return `${plain(number * 100)}%`
  // Only the format contains the leading zeros of a code.
  const isCode = /^0{2,}$/u.test(signs) && Number.isInteger(number) && number >= 0
  return isCode ? plain(number).padStart(signs.length, '0') : plain(number)
}

/** Excel keeps fifteen digits. Longer numbers are written as Excel shows them, since they may have had other digits. */
function plain(number: number): string {
  const kept = Number(number.toPrecision(15))
  return Math.abs(kept) < 1e15 ? String(kept) : kept.toExponential().replace('e', 'E')
}

/** Excel knows no time zones, and dates a time of day to the last day of 1899. */
function textOfMoment(moment: Date): string {
  // Excel stores a time as a fraction of a day, which has no exact seconds.
  const [day = '', time = ''] = new Date(Math.round(moment.getTime() / 1000) * 1000).toISOString().split('T')
  const clock = time.slice(0, 8)
  if (day < '1900-01-01') return clock
  return clock === '00:00:00' ? day : `${day} ${clock}`
}

/** The index of the first sheet that is not hidden. */
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

/** The facts about a cell that its value lacks. */
interface Look {
  format?: string | undefined
  /** Whether it shows an error, such as #N/A. */
  isError: boolean
}

/** The facts about the first rows that their values lack. */
interface AboutCells {
  looks: ReadonlyMap<string, Look>
  merges: readonly MergeRange[]
}

/**
 * The number formats and errors of the first rows by their positions, and the merged cells. No formula in these rows, or in the one
 * after them, may lack its result: a row of such formulas only would be left out like an empty one.
 */
async function aboutCells(
  bytes: Uint8Array,
  { sheet, count }: { sheet: number; count: number },
): Promise<AboutCells> {
  const maxRows = count + 1
  const range = `A1:${cellRef(count, importColumnsAtMost - 1)}`
  const { sheets } = await readXlsx(bytes, { sheets: [sheet], readStyles: true, maxRows, range })
  const [{ cells = new Map<string, Cell>(), merges = [] } = {}] = sheets
  const looks = [...cells].map(([place, { formula, value, style, type }]): [string, Look] => {
    if (formula !== undefined && value === null) throw new FormulaOpen(nameOf(place))
    return [place, { format: style?.numFmt, isError: type === 'error' }]
  })
  return { looks: new Map(looks), merges }
}

/** The name of a cell at a position such as `1,2`. */
function nameOf(place: string): string {
  const [row = 0, column = 0] = place.split(',').map(Number)
  return cellRef(row, column)
}

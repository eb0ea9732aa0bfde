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
import { isBeyondDates, textOfCell } from './textOfCell.ts'
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
  const sheet = await firstVisibleSheet(bytes)
  const found = await filledRows(bytes, sheet)
  const count = (found.at(-1)?.index ?? -1) + 1
  const { cells, merges } = await readCellFacts(bytes, { sheet, count })
  const textAt = (cell: CellValue, row: number, column: number): string => {
    const { format, isError } = cells.get(`${row},${column}`) ?? {}
    const text = textOfCell(cell, { format, percents })
    if (isError === true || isBeyondDates(cell))
      throw new CellFailed({ cell: cellRef(row, column), error: text })
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

/** The index of the first sheet that is not hidden. */
async function firstVisibleSheet(bytes: Uint8Array): Promise<number> {
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
interface CellFacts {
  format?: string | undefined
  /** Whether it shows an error, such as #N/A. */
  isError: boolean
}

/** The facts about the first rows that their values lack. */
interface SheetFacts {
  cells: ReadonlyMap<string, CellFacts>
  merges: readonly MergeRange[]
}

/**
 * The number formats and errors of the first rows by their positions, and the merged cells. No formula in these rows, or in the one
 * after them, may lack its result: a row of such formulas only would be left out like an empty one.
 */
async function readCellFacts(
  bytes: Uint8Array,
  { sheet, count }: { sheet: number; count: number },
): Promise<SheetFacts> {
  const maxRows = count + 1
  const range = `A1:${cellRef(count, importColumnsAtMost - 1)}`
  const { sheets } = await readXlsx(bytes, { sheets: [sheet], readStyles: true, maxRows, range })
  const [{ cells = new Map<string, Cell>(), merges = [] } = {}] = sheets
  const facts = [...cells].map(([place, { formula, value, style, type }]): [string, CellFacts] => {
    if (formula !== undefined && value === null) throw new FormulaOpen(nameOf(place))
    return [place, { format: style?.numFmt, isError: type === 'error' }]
  })
  return { cells: new Map(facts), merges }
}

/** The name of a cell at a position such as `1,2`. */
function nameOf(place: string): string {
  const [row = 0, column = 0] = place.split(',').map(Number)
  return cellRef(row, column)
}

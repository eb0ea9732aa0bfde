import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { sheetName } from '#shared/fields/sheetName.ts'
import { truncateToCell } from '#shared/fields/spreadsheetCell.ts'
import type { Cell, FileColumns } from './FileColumns.ts'

const narrowest = 12
const widest = 40

/** Records as a workbook for Excel, made as it is read. Texts in a workbook are never formulas, so they need no escaping. */
export function workbookOf(
  pages: AsyncIterable<readonly JsonObject[]>,
  { heads, decimals, cellsOf }: FileColumns,
  name: string,
): Readable {
  const columns = heads.map((header, index) => {
    const digits = decimals[index]
    const width = Math.min(widest, Math.max(narrowest, header.length * 2 + 2))
    return { header, width, ...(digits === undefined ? {} : { numFmt: `0.${'0'.repeat(digits)}` }) }
  })
  const rows = async function* () {
    for await (const records of pages) for (const row of await cellsOf(records)) yield row.map(stored)
  }
  return Readable.fromWeb(
    writeXlsxStream(rows(), { name: sheetName(name), columns, freezePane: { rows: 1 } }),
  )
}

function stored(cell: Cell): Cell | null {
  if (cell === '') return null
  return typeof cell === 'string' ? truncateToCell(cell) : cell
}

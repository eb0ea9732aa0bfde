import type { MergeRange } from 'hucre/xlsx'
import type { SheetLine } from './SheetLine.ts'

/** The text of a merged cell, and the last row that the cell covers. */
interface Merged {
  lastLine: number
  text: string
}

/**
 * Fills the value of a cell that is merged over several rows into each of them. The file has the value only in the top row; the
 * other rows would be imported as empty and clear the values of their records. The first row has the heads.
 */
export function filledDown(table: readonly SheetLine[], merges: readonly MergeRange[]): readonly SheetLine[] {
  const lastLines = new Map(
    merges.map(({ startRow, startCol, endRow }) => [`${startRow},${startCol}`, endRow + 1]),
  )
  if (lastLines.size === 0) return table
  const above = new Map<number, Merged>()
  return table.map(({ line, cells }, index) => {
    if (index === 0) return { line, cells }
    const filled = [...cells]
    for (const [column, { lastLine, text }] of above) {
      if (lastLine < line) above.delete(column)
      else if ((filled[column] ?? '').trim() === '') filled[column] = text
    }
    for (const [column, text] of filled.entries()) {
      const lastLine = lastLines.get(`${line - 1},${column}`)
      if (lastLine !== undefined) above.set(column, { lastLine, text })
    }
    return { line, cells: Array.from(filled, (text) => text ?? '') }
  })
}

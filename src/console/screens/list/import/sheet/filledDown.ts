import type { MergeRange } from 'hucre/xlsx'
import type { SheetLine } from './SheetLine.ts'

/** What a cell above says for the rows down to the last one that it is merged with. */
interface Merged {
  lastLine: number
  text: string
}

/**
 * The rows of a table, where a cell that is merged over several rows counts in each of them, as people read it. The file has its value
 * in the uppermost row alone: those below would be imported as empty, and empty what their records hold. The first row has the heads.
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

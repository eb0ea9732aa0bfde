import type { FaultyRow } from './faultyRowsOf.ts'
import type { Mapping, Sheet } from '../sheet/sheet.ts'

/**
 * Finds, for a row with a value that is already taken, the first other row of the file with the same value; returns that row's
 * number in a spreadsheet.
 */
export function duplicateLineFinder(
  { rows, lines }: Pick<Sheet, 'rows' | 'lines'>,
  mapping: Mapping,
): (row: FaultyRow) => number | undefined {
  const known = new Map<string, ReadonlyMap<string, readonly number[]>>()
  const firstTwo = (columns: readonly number[]) => {
    const name = columns.join()
    const found = known.get(name) ?? firstTwoOf(rows, columns)
    known.set(name, found)
    return found
  }
  return ({ row, faults }) => {
    const taken = faults.flatMap(({ code, property }) => (code === 'VALUE_TAKEN' ? [property ?? ''] : []))
    const columns = taken.map((property) => mapping.indexOf(property))
    const cells = rows[row - 1]
    if (!cells || columns.length === 0 || columns.includes(-1)) return undefined
    const twin = firstTwo(columns)
      .get(textIn(cells, columns))
      ?.find((index) => index !== row - 1)
    return twin === undefined ? undefined : lines[twin]
  }
}

function firstTwoOf(rows: Sheet['rows'], columns: readonly number[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const [index, cells] of rows.entries()) {
    const text = textIn(cells, columns)
    const those = found.get(text)
    if (!those) found.set(text, [index])
    else if (those.length < 2) those.push(index)
  }
  return found
}

function textIn(cells: readonly string[], columns: readonly number[]): string {
  return JSON.stringify(columns.map((column) => (cells[column] ?? '').trim()))
}

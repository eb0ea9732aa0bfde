/** As many rows are read at once, so that a great file takes the memory of a small one. */
const rowsAtOnce = 500
/** Nobody else is answered while so many characters are read, which takes up to half a second where they are figures with commas. */
const charactersAtOnce = 400_000

/** Where the rows that are read together begin and end. */
interface Piece {
  start: number
  end: number
}

/** The rows of a file in pieces, each of one row at least. */
export function* chunksOf(rows: readonly (readonly string[])[]): Generator<Piece> {
  let start = 0
  while (start < rows.length) {
    const end = endOf(rows, start)
    yield { start, end }
    start = end
  }
}

function endOf(rows: readonly (readonly string[])[], start: number): number {
  let characters = 0
  for (let at = start; at < rows.length && at < start + rowsAtOnce; at += 1) {
    characters += rows[at]?.reduce((sum, cell) => sum + cell.length, 0) ?? 0
    if (characters > charactersAtOnce) return Math.max(at, start + 1)
  }
  return Math.min(start + rowsAtOnce, rows.length)
}

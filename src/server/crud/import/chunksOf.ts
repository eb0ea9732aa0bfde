/** The number of rows read at once, which keeps the memory that a large file needs as low as that of a small one. */
const rowsAtOnce = 500
/** The limit of characters read at once. Reading blocks the process, for up to half a second with numbers with commas. */
const charactersAtOnce = 400_000

/** The first row and the end of a chunk. */
interface Piece {
  start: number
  end: number
}

/** The rows of a file in chunks of at least one row. */
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

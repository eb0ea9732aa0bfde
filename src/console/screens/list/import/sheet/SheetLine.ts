/** A row of a file: the number that a spreadsheet shows beside it, and its cells. */
export interface SheetLine {
  line: number
  cells: readonly string[]
}

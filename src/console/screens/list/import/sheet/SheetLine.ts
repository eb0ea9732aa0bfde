/** A row of a file: its number in a spreadsheet, and its cells. */
export interface SheetLine {
  line: number
  cells: readonly string[]
}

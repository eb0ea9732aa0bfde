/** The cell texts of a pasted column or row of a spreadsheet; a text of one line is a single cell. */
export function pastedCells(pasted: string): string[] {
  return pasted
    .split(/[\t\r\n]+/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
}

// The most characters of a cell: Excel refuses a workbook with a longer text.
const textAtMost = 32_767
const mark = '…'

/** The text, cut to the length that a workbook cell holds. */
export function truncateToCell(text: string): string {
  return text.length > textAtMost ? text.slice(0, textAtMost - mark.length) + mark : text
}

// Spreadsheets show numbers of more than eleven digits in this form, and lose the digits after the fifteenth.
const rounded = /^-?\d(?:\.\d+)?E\+(?:1[1-9]|[2-9]\d|\d{3})$/u
const failed = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!)$/u

/** The ways in which a spreadsheet loses a text: it was cut off, taken for a number, or its formula failed. */
export type CellDamage = 'cellCut' | 'cellRounded' | 'cellFailed'

/** The kind of damage that a spreadsheet did to a text; undefined where there is none. */
export function cellDamageOf(text: string): CellDamage | undefined {
  if (text.length === textAtMost && text.endsWith(mark)) return 'cellCut'
  if (rounded.test(text)) return 'cellRounded'
  return failed.test(text) ? 'cellFailed' : undefined
}

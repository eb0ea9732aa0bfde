// Excel opens no cell with a longer text.
const textAtMost = 32_767
const mark = '…'

/** The text as a cell of a workbook holds it. */
export function fitting(text: string): string {
  return text.length > textAtMost ? text.slice(0, textAtMost - mark.length) + mark : text
}

// Figures of more than eleven digits are shown so, and those behind the fifteenth are lost.
const rounded = /^-?\d(?:\.\d+)?E\+(?:1[1-9]|[2-9]\d|\d{3})$/u
const failed = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!)$/u

/** How a text is lost in a spreadsheet: it was cut off, taken for a number, or its formula failed. */
export type Loss = 'cellCut' | 'cellRounded' | 'cellFailed'

/** What a spreadsheet has made of a text; undefined where that is still what was written. */
export function lossOf(text: string): Loss | undefined {
  if (text.length === textAtMost && text.endsWith(mark)) return 'cellCut'
  if (rounded.test(text)) return 'cellRounded'
  return failed.test(text) ? 'cellFailed' : undefined
}

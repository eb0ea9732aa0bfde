// Excel opens no cell with a longer text.
const textAtMost = 32_767
const mark = '…'

/** The text as a cell of a workbook holds it. */
export function fitting(text: string): string {
  return text.length > textAtMost ? text.slice(0, textAtMost - mark.length) + mark : text
}

/** Whether the end of a text was lost in a workbook. */
export function isCut(text: string): boolean {
  return text.length === textAtMost && text.endsWith(mark)
}

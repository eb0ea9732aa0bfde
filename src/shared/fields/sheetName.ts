// Excel's limit.
const nameAtMost = 31

/** A text as the name of a sheet, without the characters that Excel does not take in it. */
export function sheetName(text: string): string {
  return text.replaceAll(/[[\]:*?/\\']/gu, ' ').slice(0, nameAtMost)
}

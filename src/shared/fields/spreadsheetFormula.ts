/**
 * What a spreadsheet would run as a formula: a text that begins with an operator, plain or full-width, or with a tab or a line
 * break that hides one. A negative number or amount is none. A text that looks as if it had been made harmless is made so
 * again, or reading it back would take its own apostrophe away.
 */
export const spreadsheetFormula = /^'*(?:[=+@\t\r\n＝＋＠－]|-(?!¥?[\d,.]+%?$))/

/** A text of a spreadsheet without the apostrophe that made it harmless. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && spreadsheetFormula.test(text) ? text.slice(1) : text
}

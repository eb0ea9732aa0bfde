/**
 * Matches a text that a spreadsheet would run as a formula: one that begins with an operator, plain or full-width, or with a tab
 * or a line break that hides one. A negative number or amount does not match. A text that already looks escaped does match,
 * because reading it back would otherwise remove its own apostrophe.
 */
export const spreadsheetFormula = /^'*(?:[=+@\t\r\n＝＋＠－]|-(?!¥?[\d,.]+%?$))/

// Where commas are decimal points, a spreadsheet ends a cell at a semicolon or line break even within quotation marks, if the
// line began without them; so each of these characters may begin a cell. A bulleted list, "- a", stays readable.
const innerFormula = /([;\t\r\n])('*)(?=[=+@＝＋＠－]|-(?! |¥?[\d,.]+%?(?:[;\t\r\n]|$)))/g
const innerHarmless = new RegExp(innerFormula.source.replace("('*)", "'('*)"), 'g')
const separator = /[;\t\r\n]/

/** Puts an apostrophe before each part of a text that a spreadsheet would run. */
export function escapeFormula(text: string): string {
  const started = spreadsheetFormula.test(text) ? `'${text}` : text
  return separator.test(started) ? started.replaceAll(innerFormula, "$1'$2") : started
}

/** Removes the apostrophes that `escapeFormula` added. */
export function unescapeFormula(text: string): string {
  const started = text.startsWith("'") && spreadsheetFormula.test(text) ? text.slice(1) : text
  return separator.test(started) ? started.replaceAll(innerHarmless, '$1$2') : started
}

/**
 * What a spreadsheet would run as a formula: a text that begins with an operator, plain or full-width, or with a tab or a line
 * break that hides one. A negative number or amount is none. A text that looks as if it had been made harmless is made so
 * again, or reading it back would take its own apostrophe away.
 */
export const spreadsheetFormula = /^'*(?:[=+@\t\r\n＝＋＠－]|-(?!¥?[\d,.]+%?$))/

// Where commas are decimal points, a spreadsheet ends a cell at a semicolon or line break even within quotation marks, as the line
// began without them; so each begins a cell. A list of points, "- a", stays readable.
const innerFormula = /([;\t\r\n])('*)(?=[=+@＝＋＠－]|-(?! |¥?[\d,.]+%?(?:[;\t\r\n]|$)))/g
const innerHarmless = new RegExp(innerFormula.source.replace("('*)", "'('*)"), 'g')
const separator = /[;\t\r\n]/

/** The text with an apostrophe before whatever a spreadsheet would run. */
export function disarmed(text: string): string {
  const started = spreadsheetFormula.test(text) ? `'${text}` : text
  return separator.test(started) ? started.replaceAll(innerFormula, "$1'$2") : started
}

/** The text of a spreadsheet without the apostrophes that made it harmless. */
export function rearmed(text: string): string {
  const started = text.startsWith("'") && spreadsheetFormula.test(text) ? text.slice(1) : text
  return separator.test(started) ? started.replaceAll(innerHarmless, '$1$2') : started
}

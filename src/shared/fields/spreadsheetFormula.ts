/**
 * What a spreadsheet would run as a formula: a text that begins with an operator, plain or full-width, or with a tab or a line
 * break that hides one. A negative number or amount is none.
 */
export const spreadsheetFormula = /^(?:[=+@\t\r\n＝＋＠－]|-(?!¥?[\d,.]+%?$))/

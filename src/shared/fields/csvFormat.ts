/**
 * The format of CSV for spreadsheets (RFC 4180). Cells that contain a separator of other dialects are quoted too, because a
 * reader guesses the separator from the cells.
 */
export const csvFormat = {
  newline: '\r\n',
  quotes: (value: unknown) => typeof value === 'string' && /[;\t|]|^'/u.test(value),
}

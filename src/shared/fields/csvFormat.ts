/**
 * How CSV for spreadsheets is written (RFC 4180). Cells with what may separate cells elsewhere are quoted, too: who reads the
 * file finds out by them what separates its cells.
 */
export const csvFormat = {
  newline: '\r\n',
  quotes: (value: unknown) => typeof value === 'string' && /[;\t|]|^'/u.test(value),
}

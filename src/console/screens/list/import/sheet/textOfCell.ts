import type { CellValue } from 'hucre/xlsx'

/** How a cell is shown: its number format, and whether percentages are marked. */
interface Shown {
  format?: string | undefined
  percents?: boolean
}

/** The text that Excel shows for a date that it cannot show. */
const hashes = '########'

/**
 * The text of a cell in the form that the server reads: a moment as local time of the sheet, a number without the noise of binary
 * fractions.
 */
export function textOfCell(cell: CellValue, shown: Shown = {}): string {
  if (isBeyondDates(cell)) return hashes
  if (cell instanceof Date) return textOfMoment(cell)
  if (typeof cell === 'number') return textOfNumber(cell, shown)
  return cell === null ? '' : String(cell)
}

function textOfNumber(number: number, { format = '', percents = false }: Shown): string {
  // A quoted or escaped sign is only shown and does not change the number.
  const signs = format.replaceAll(/"[^"]*"|\\./gu, '')
  if (percents && signs.includes('%')) return `${textOfDigits(number * 100)}%`
  // Only the format contains the leading zeros of a code.
  const isCode = /^0{2,}$/u.test(signs) && Number.isInteger(number) && number >= 0
  return isCode ? textOfDigits(number).padStart(signs.length, '0') : textOfDigits(number)
}

/** Excel keeps fifteen digits. Longer numbers are written as Excel shows them, since they may have had other digits. */
function textOfDigits(number: number): string {
  const kept = Number(number.toPrecision(15))
  return Math.abs(kept) < 1e15 ? String(kept) : kept.toExponential().replace('e', 'E')
}

// Excel dates a time of day to the last day of 1899 or, by another way of counting, to the day before.
const firstMoment = Date.UTC(1899, 11, 30)
const afterLastMoment = Date.UTC(10_000, 0, 1)

/** Whether a cell is formatted as a date although its number is none, such as a telephone number: Excel shows it as hashes. */
export function isBeyondDates(cell: CellValue): boolean {
  return cell instanceof Date && !(cell.getTime() >= firstMoment && cell.getTime() < afterLastMoment)
}

/** Excel knows no time zones, and dates a time of day to the last day of 1899. */
function textOfMoment(moment: Date): string {
  // Excel stores a time as a fraction of a day, which has no exact seconds.
  const [day = '', time = ''] = new Date(Math.round(moment.getTime() / 1000) * 1000).toISOString().split('T')
  const clock = time.slice(0, 8)
  if (day < '1900-01-01') return clock
  return clock === '00:00:00' ? day : `${day} ${clock}`
}

import { randomInt } from 'node:crypto'

/** Ten random digits a day are enough for millions of orders, and a customer cannot guess the number of orders from their own. */
const digits = 10
// The business's day, independent of the server's time zone. China has had no summer time since 1991.
const shanghaiMs = 8 * 3_600_000

/** An order number that people can read out: the day as yyyyMMdd and ten digits, random unless the tail is given. */
export function tradeNumber(at: Date, tail = randomTail()): string {
  const day = new Date(at.getTime() + shanghaiMs).toISOString().slice(0, 10)
  return `${day.replaceAll('-', '')}${tail}`
}

function randomTail(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

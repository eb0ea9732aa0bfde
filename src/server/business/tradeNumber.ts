import { randomInt } from 'node:crypto'

/** Ten digits a day: enough for millions of orders, and nobody can count the orders of others from their own. */
const digits = 10
// The business's own day, whatever the server's zone is; China has had no summer time since 1991.
const shanghaiMs = 8 * 3_600_000

/** A number that people can read out: a day as yyyyMMdd and ten digits, any of them unless the tail is given. */
export function tradeNumber(at: Date, tail = randomTail()): string {
  const day = new Date(at.getTime() + shanghaiMs).toISOString().slice(0, 10)
  return `${day.replaceAll('-', '')}${tail}`
}

function randomTail(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

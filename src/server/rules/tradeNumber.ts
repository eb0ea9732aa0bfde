import { randomInt } from 'node:crypto'
import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'

/** Ten digits a day: enough for millions of orders, and nobody can count the orders of others from their own. */
const digits = 10

// The business's own day, whatever the server's zone is.
const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** A number that people can read out: the day as yyyyMMdd and ten digits that no order has yet. */
export async function newTradeNumber(tx: Transaction): Promise<string> {
  for (;;) {
    const number = tradeNumber(new Date())
    const taken = await tx.row(sql`SELECT 1 FROM "order" WHERE trade_no = ${number}`)
    if (!taken) return number
  }
}

/** One of the numbers of a day; any of them unless the tail is given. */
export function tradeNumber(at: Date, tail = randomTail()): string {
  return `${day.format(at).replaceAll('-', '')}${tail}`
}

function randomTail(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

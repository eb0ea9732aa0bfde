import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { Rules } from '../crud/Context.ts'
import type { Draft } from '../crud/Row.ts'
import { tradeNumber } from './tradeNumber.ts'

/** What the server adds to an order: its number, the good's name, the time of the payment. */
export const orderRules: Rules = {
  beforeCreate: async (tx, draft) => {
    // One that is taken collides with the unique key, and the call is tried again with another.
    draft['trade_no'] ??= tradeNumber(new Date())
    await copyName(tx, draft)
    if (draft['status'] === 'success') draft['pay_time'] ??= now()
  },

  beforeUpdate: (_, { before, draft, move }) => {
    if (move?.to !== 'success') return
    draft['pay_time'] ??= before['pay_time'] ?? now()
  },
}

/** The name at the time of the purchase stays on the order, whatever the good is called later. */
async function copyName(tx: Transaction, draft: Draft): Promise<void> {
  const { name, good_id: goodId } = draft
  if (typeof goodId !== 'string' || (typeof name === 'string' && name !== '')) return
  const good = await tx.row<{ name: string }>(sql`SELECT name FROM "good" WHERE id = ${goodId}`)
  if (good) draft['name'] = good.name
}

function now(): string {
  return new Date().toISOString()
}

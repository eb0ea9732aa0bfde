import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { DraftOf, RecordOf, Rules } from '../crud/entity/Rules.ts'
import { tradeNumber } from './tradeNumber.ts'

const good = namesOf('good')
const log = namesOf('distributionLog')

/** What the server adds to an order: its number, the good's name, the time of the payment. */
export const orderRules: Rules<'order'> = {
  beforeCreate: async (tx, draft) => {
    // One that is taken collides with the unique key, and the call is tried again with another.
    draft.trade_no ??= tradeNumber(new Date())
    await copyName(tx, draft)
    if (draft.status === 'success') draft.pay_time ??= now()
  },

  beforeUpdate: (_, { before, draft, move }) => {
    if (move?.to !== 'success') return
    draft.pay_time ??= before.pay_time ?? now()
  },

  beforeDelete: requireNoCommission,
}

/** A commission names its order by the number, so no foreign key keeps the order. */
async function requireNoCommission(
  tx: Transaction,
  orders: readonly Pick<RecordOf<'order'>, 'id' | 'trade_no'>[],
): Promise<void> {
  const numbers = orders.map(({ trade_no: number }) => number)
  const found = await tx.row<{ number: string; count: number }>(
    sql`SELECT ${log('trade_no')} AS number, count(*)::int AS count FROM ${log.table}
      WHERE ${log('trade_no')} = ANY(${numbers}::text[]) GROUP BY 1 LIMIT 1`,
  )
  if (!found) return
  const entity = 'distributionLog'
  const id = orders.find(({ trade_no: number }) => number === found.number)?.id ?? ''
  const uses = [{ entity, count: found.count }]
  throw new AppError('RECORD_IN_USE', { id, entity, uses, facts: { id, entity, count: found.count, uses } })
}

/** The name at the time of the purchase stays on the order, whatever the good is called later. */
async function copyName(tx: Transaction, draft: DraftOf<'order'>): Promise<void> {
  const { name, good_id: goodId } = draft
  if (goodId === undefined || (name ?? '') !== '') return
  const bought = await tx.row<Pick<RecordOf<'good'>, 'name'>>(
    sql`SELECT ${good('name')} FROM ${good.table} WHERE ${good('id')} = ${goodId}`,
  )
  if (bought) draft.name = bought.name
}

function now(): string {
  return new Date().toISOString()
}

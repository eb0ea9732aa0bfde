import type { Transaction } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { levelRates } from '#shared/business/commission/levelRates.ts'
import { linesOfSale } from '#shared/business/commission/linesOfSale.ts'
import type { Earner } from '#shared/business/commission/linesOfSale.ts'
import { centsOfYuan } from '#shared/money/Cents.ts'
import type { RecordOf } from '../../crud/entity/Rules.ts'
import { addLines } from './addLines.ts'
import { barsOf } from './barsOf.ts'
import { lineOfOrder, oppositesOf } from './ledgerLine.ts'
import { linesOf } from './linesOf.ts'
import { ratesOfVersion } from './ruleVersions.ts'

type Order = RecordOf<'order'>

const good = namesOf('good')

/** Adds the commissions of an order that was just paid to the ledger, by the version of the rules that the order names. */
export async function bookSale(tx: Transaction, order: Order): Promise<void> {
  const chain = order.chain ?? []
  if (chain.length === 0) return
  // Queries that are sent together share one round trip.
  const [rates, sold, bars] = await Promise.all([
    ratesOfVersion(tx, order.rule_version ?? 0),
    tx.row<{ minimum: string }>(
      sql`SELECT ${good('min_price')} AS minimum FROM ${good.table} WHERE ${good('id')} = ${order.good_id}`,
    ),
    barsOf(tx, chain),
  ])
  const minimum = centsOfYuan(sold?.minimum ?? 0)
  const earners = chain.map((userId): Earner => ({ userId, bar: bars.get(userId) }))
  const sale = { paid: centsOfYuan(order.num), minimum, chain: earners, rates: levelRates(rates) }
  await addLines(
    tx,
    linesOfSale(sale).map((line) => lineOfOrder(order, line, minimum)),
  )
}

/** Adds an opposite line for every line that an order has earned. */
export async function reverseCommissions(tx: Transaction, { id }: Pick<Order, 'id'>): Promise<void> {
  await addLines(tx, oppositesOf(await linesOf(tx, id)))
}

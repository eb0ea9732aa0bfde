import { lineOfOrder, oppositesOf, lineColumns } from '#server/business/commission/ledgerLine.ts'
import type { BookedOrder, NewLine } from '#server/business/commission/ledgerLine.ts'
import type { Database } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { join, sql } from '#server/database/sql.ts'
import { levelRates } from '#shared/business/commission/levelRates.ts'
import { linesOfSale } from '#shared/business/commission/linesOfSale.ts'
import { centsOfYuan } from '#shared/money/Cents.ts'
import { fillOrders } from '../server/fillOrders.ts'

const log = namesOf('distributionLog')
const version = namesOf('distributionVersion')
const rule = namesOf('distribution')
const rates = [
  { leave: 1, rate: 10 },
  { leave: 2, rate: 5 },
  { leave: 3, rate: 2.5 },
]
const ordersAtOnce = 5000
const minimum = centsOfYuan(50)
const firstId = '00000000-0000-0000-0000-000000000000'

type PaidOrder = Omit<BookedOrder, 'num'> & {
  num: string
  user_id: string
  chain: string[]
  status: string
  at: string
}

/** Fills an empty database with `rows` orders, and with the ledger that the booking would have written for them. */
export async function fillLedger(database: Database, rows: number): Promise<void> {
  for (const { leave, rate } of rates)
    await database.run(
      sql`INSERT INTO ${rule.table} (id, leave, rate) VALUES (gen_random_uuid(), ${leave}, ${rate})`,
    )
  await database.run(sql`INSERT INTO ${version.table} (id, number, rates, since)
    VALUES (gen_random_uuid(), 1, ${JSON.stringify(rates)}::jsonb, now() - interval '2 years')`)
  await fillOrders(database, rows, { version: 1 })
  let after = firstId
  for (;;) {
    const orders = await readPaid(database, after)
    const last = orders.at(-1)
    if (!last) break
    await addLines(database, orders)
    after = last.id
  }
  await database.run(sql`VACUUM ANALYZE ${log.table}`)
  await database.run(sql`CHECKPOINT`)
}

function readPaid(database: Database, after: string): Promise<PaidOrder[]> {
  return database.rows<PaidOrder>(sql`SELECT id, trade_no, good_id, name, num::text, rule_version, user_id, chain, status,
    pay_time::text AS at FROM "order" WHERE id > ${after}::uuid AND rule_version IS NOT NULL
    ORDER BY id LIMIT ${ordersAtOnce}::int`)
}

async function addLines(database: Database, orders: readonly PaidOrder[]): Promise<void> {
  const lines = orders.flatMap((order) => linesOf(order).map((line) => ({ ...line, createdAt: order.at })))
  const columns = lineColumns.map(log)
  await database.run(sql`INSERT INTO ${log.table} (id, ${join(columns)}, "createdAt", "updatedAt")
    SELECT gen_random_uuid(), ${join(columns)}, "createdAt", "createdAt"
    FROM json_populate_recordset(NULL::${log.table}, ${JSON.stringify(lines)}::json)`)
}

function linesOf(order: PaidOrder): NewLine[] {
  const sale = {
    paid: centsOfYuan(order.num),
    minimum,
    chain: order.chain.map((userId) => ({ userId })),
    rates: levelRates(rates),
  }
  const booked = { ...order, num: Number(order.num) }
  const lines = linesOfSale(sale).map((line) => lineOfOrder(booked, line, minimum))
  return order.status === 'refused' ? [...lines, ...oppositesOf(lines)] : lines
}

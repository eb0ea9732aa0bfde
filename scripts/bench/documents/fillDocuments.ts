import type { Database } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'

/** The number of lines of each invoice. */
const linesEach = 10

/** Fills `rows` purchase orders of three lines, half of them drafts, and `rows` invoice lines, each with its plain twin. */
export async function fillDocuments(database: Database, rows: number): Promise<void> {
  await database.run(sql`INSERT INTO "good" (id, name, price, min_price, first_price, status)
    SELECT gen_random_uuid(), '商品' || n, 100 + n, 50, 0, 'normal' FROM generate_series(1, 200) n`)
  for (const name of ['purchase_order', 'plain_purchase_order'])
    await fillPurchaseOrders(database, name, rows)
  for (const name of ['invoice', 'plain_invoice']) await fillInvoices(database, name, rows / linesEach)
  await database.run(sql`CHECKPOINT`)
}

async function fillPurchaseOrders(database: Database, name: string, rows: number): Promise<void> {
  await database.run(sql`
    INSERT INTO ${identifier(name)} (id, number, supplier, lines, tax_rate, net, tax, total, status, created_at)
    SELECT gen_random_uuid(), 'PO-2020-' || lpad(n::text, 7, '0'), '供应商' || n % 500, lines, 13, net, net * 0.13, net * 1.13,
      (ARRAY['draft', 'draft', 'issued', 'received'])[1 + n % 4], now() - n * interval '20 seconds'
    FROM generate_series(1, ${rows}::int) n,
      LATERAL (SELECT jsonb_agg(jsonb_build_object('item', '物品' || i, 'pieces', i, 'price', n % 900 + i, 'amount', i * (n % 900 + i))) AS lines,
        sum(i * (n % 900 + i)) AS net FROM generate_series(1, 3) i) a`)
  await database.run(sql`VACUUM ANALYZE ${identifier(name)}`)
}

async function fillInvoices(database: Database, name: string, invoices: number): Promise<void> {
  const lines = `${name}_line`
  await database.run(sql`INSERT INTO ${identifier(name)} (id, number, customer, issued_on, total)
    SELECT gen_random_uuid(), 'INV-2020-' || lpad(n::text, 7, '0'), '客户' || n % 500, current_date - n % 900, 0
    FROM generate_series(1, ${Math.ceil(invoices)}::int) n`)
  await database.run(sql`
    WITH g AS MATERIALIZED (SELECT array_agg(id ORDER BY name) ids FROM "good")
    INSERT INTO ${identifier(lines)} (id, invoice_id, position, description, good_id, quantity, price, amount, reduction)
    SELECT gen_random_uuid(), d.id, i, '明细' || i, g.ids[i], i, 50, i * 50, 0
    FROM g, ${identifier(name)} d, generate_series(1, ${linesEach}::int) i`)
  await database.run(
    sql`UPDATE ${identifier(name)} SET total = ${(50 * linesEach * (linesEach + 1)) / 2}::int`,
  )
  await database.run(sql`VACUUM ANALYZE ${identifier(name)}`)
  await database.run(sql`VACUUM ANALYZE ${identifier(lines)}`)
}

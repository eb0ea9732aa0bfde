import type { Database } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import { fillOrders } from '../server/fillOrders.ts'

const secondsOfYear = 365 * 86_400

/** Fills an empty database with `rows` orders over the last year, and a line of the distribution log for each paid one. */
export async function fillYear(database: Database, rows: number): Promise<void> {
  await dropSearchIndexes(database)
  await fillOrders(database, rows, { seconds: secondsOfYear / rows })
  await database.run(sql`UPDATE "user" SET province = '省' || abs(hashtext(username)) % 34`)
  await database.run(sql`INSERT INTO "distribution_log" (id, order_id, level, kind, trade_no, good_id, user_id, name, good_min,
      order_amount, rate, amount, "createdAt", "updatedAt")
    SELECT gen_random_uuid(), id, 1, 'earned', trade_no, good_id, invite_id, name, 50, num, 10, trunc(num / 10, 2), pay_time, pay_time
    FROM "order" WHERE status = 'success'`)
  await database.run(sql`VACUUM ANALYZE "distribution_log"`)
  await database.run(sql`CHECKPOINT`)
}

/** Drops the search indexes: writing them takes most of the time, and no figure reads them. */
async function dropSearchIndexes(database: Database): Promise<void> {
  const indexes = await database.rows<{ name: string }>(
    sql`SELECT indexname AS name FROM pg_indexes WHERE schemaname = current_schema() AND indexdef LIKE '% USING gin %'`,
  )
  for (const { name } of indexes) await database.run(sql`DROP INDEX ${identifier(name)}`)
}

import type { Database } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'

const goods = 200
const users = 1000

interface FillOptions {
  /** The version of the rules that paid orders name; each order then has a chain of three. */
  version?: number
  /** The seconds from one order to the next; the first is a year old. */
  seconds?: number
}

/** Fills an empty database with `rows` orders of a year, six of seven of them paid, and the records that they refer to. */
export async function fillOrders(
  database: Database,
  rows: number,
  { version, seconds = 20 }: FillOptions = {},
): Promise<void> {
  await database.run(sql`INSERT INTO "good" (id, name, price, min_price, first_price, status)
    SELECT gen_random_uuid(), '商品' || n, 100 + n, 50, 0, 'normal' FROM generate_series(1, ${goods}::int) n`)
  await database.run(sql`INSERT INTO "user" (id, username, name, status)
    SELECT gen_random_uuid(), 'buyer' || n, '买家' || n, 'activated' FROM generate_series(1, ${users}::int) n`)
  const chunk = 100_000
  for (let from = 1; from <= rows; from += chunk) {
    await insertOrders(database, {
      from,
      to: Math.min(from + chunk - 1, rows),
      version: version ?? null,
      seconds,
    })
  }
  // A server that has run for a while has already done both.
  await database.run(sql`VACUUM ANALYZE "order"`)
  await database.run(sql`CHECKPOINT`)
}

async function insertOrders(
  database: Database,
  { from, to, version, seconds }: { from: number; to: number; version: number | null; seconds: number },
): Promise<void> {
  await database.run(sql`
    WITH g AS MATERIALIZED (SELECT array_agg(id ORDER BY name) ids, array_agg(name ORDER BY name) names FROM "good"),
      u AS MATERIALIZED (SELECT array_agg(id ORDER BY username) ids FROM "user" WHERE username LIKE 'buyer%')
    INSERT INTO "order" (id, trade_no, good_id, name, num, user_id, invite_id, chain, rule_version, pay_no, pay_time, status,
      "createdAt", "updatedAt")
    SELECT gen_random_uuid(), 'T' || lpad(n::text, 12, '0'), g.ids[1 + n % ${goods}::int], g.names[1 + n % ${goods}::int],
      100 + n % 900, u.ids[1 + n % ${users}::int], u.ids[1 + (n + 7) % ${users}::int],
      CASE WHEN ${version}::int IS NOT NULL THEN jsonb_build_array(u.ids[1 + (n + 7) % ${users}::int],
        u.ids[1 + (n + 8) % ${users}::int], u.ids[1 + (n + 9) % ${users}::int]) END,
      CASE WHEN status NOT IN ('pending', 'fail') THEN ${version}::int END, 'P' || n, at, status, at, at
    FROM g, u, generate_series(${from}::int, ${to}::int) n,
      LATERAL (SELECT now() - interval '365 days' + n * ${seconds}::float8 * interval '1 second' AS at,
        CASE WHEN n % 7 > 0 THEN 'success' ELSE (ARRAY['pending', 'fail', 'refusing', 'refused'])[1 + n / 7 % 4] END AS status) a`)
}

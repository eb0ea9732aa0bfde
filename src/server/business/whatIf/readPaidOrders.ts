import type { Order } from '#generated/types/order.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'

const order = namesOf('order')

/** The states of the orders to compute. Refunded orders are left out, because their commissions were taken back. */
const paid = ['success', 'refusing', 'refused_fail'] satisfies Order['status'][]
const firstId = '00000000-0000-0000-0000-000000000000'
const ordersAtOnce = 2000

/** The period of payment: from `since` inclusive to `until` exclusive. */
export interface PaidPeriod {
  since: string
  until: string
}

/** A page of orders, sorted by the time of payment. */
export interface PaidPage {
  count: number
  /** An array of `ReplayedOrder` as JSON text, passed on unparsed. */
  orders: string
}

/** The number of paid orders in a period, counted up to `most`. */
export async function countPaid(queries: Queries, period: PaidPeriod, most: number): Promise<number> {
  const counted = await queries.row<{ total: number }>(sql`SELECT count(*)::int AS total FROM (
    SELECT FROM ${order.table} WHERE ${isPaidIn(period)} LIMIT ${most}::int) counted`)
  return counted?.total ?? 0
}

/** Reads the orders page by page; holds neither a transaction nor a connection between pages. */
export async function* paidPages(queries: Queries, period: PaidPeriod): AsyncGenerator<PaidPage> {
  let after = { at: period.since, id: firstId }
  for (;;) {
    const page = await queries.row<PaidPage & typeof after>(pageSql(period, after))
    if (!page) return
    yield page
    after = page
  }
}

function pageSql(period: PaidPeriod, { at, id }: { at: string; id: string }): Sql {
  const [payTime, ownId] = [order('pay_time'), order('id')]
  const line = sql`'[' || (${order('num')} * 100)::bigint || ',"' || ${order('good_id')} || '",' || coalesce(${order('chain')}::text, '[]') || ']'`
  return sql`WITH page AS MATERIALIZED (
      SELECT ${payTime} AS at, ${ownId} AS id, ${line} AS line FROM ${order.table}
      WHERE ${isPaidIn(period)} AND (${payTime}, ${ownId}) > (${at}::timestamptz, ${id}::uuid)
      ORDER BY ${payTime}, ${ownId} LIMIT ${raw(String(ordersAtOnce))})
    SELECT last.at::text, last.id, whole.count, whole.orders
    FROM (SELECT page.at, id FROM page ORDER BY page.at DESC, id DESC LIMIT 1) last,
      (SELECT count(*)::int AS count, '[' || string_agg(line, ',') || ']' AS orders FROM page) whole`
}

function isPaidIn({ since, until }: PaidPeriod): Sql {
  return sql`${order('status')} = ANY(${paid}::text[])
    AND ${order('pay_time')} >= ${since}::timestamptz AND ${order('pay_time')} < ${until}::timestamptz`
}

import type { Order } from '#generated/types/order.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { ReachContext } from '../../crud/reach/ownedFilterFor.ts'
import { reachedSql } from '../../crud/reach/reachedSql.ts'
import { sumOfYuan } from '#shared/money/sumOfYuan.ts'
import type { Sales, SalesMonth } from '#shared/business/commission/Sales.ts'

const log = namesOf('distributionLog')
const order = namesOf('order')

type State = Order['status']
const paid = ['success', 'refusing', 'refused', 'refused_fail'] satisfies State[]
const refunded: State = 'refused'

/** A good's sales, refunds and commissions by month in the business's time zone. Counts only records that the caller may see. */
export async function readSales(queries: Queries, id: string, reachContext: ReachContext): Promise<Sales> {
  const isSold = await reachedSql('order', order('id'), reachContext)
  const isBooked = await reachedSql('distributionLog', log('id'), reachContext)
  const months = await queries.rows<SalesMonth>(sql`
    SELECT month, sum(orders)::int AS orders, sum(sold)::float8 AS sold,
      sum(refunded)::float8 AS refunded, sum(commission)::float8 AS commission
    FROM (
      SELECT to_char(coalesce(${order('pay_time')}, ${order('createdAt')}) AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM') AS month,
        count(*) AS orders, sum(${order('num')}) AS sold,
        coalesce(sum(${order('num')}) FILTER (WHERE ${order('status')} = ${refunded}), 0) AS refunded, 0 AS commission
      FROM ${order.table} WHERE ${order('good_id')} = ${id} AND ${order('status')} = ANY(${paid}::text[]) AND ${isSold}
      GROUP BY 1
      UNION ALL
      SELECT to_char(${log('createdAt')} AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM'), 0, 0, 0, sum(${log('amount')})
      FROM ${log.table} WHERE ${log('good_id')} = ${id} AND ${isBooked} GROUP BY 1
    ) AS parts GROUP BY month ORDER BY month DESC`)
  return {
    orders: months.reduce((sum, month) => sum + month.orders, 0),
    sold: sumOfYuan(months.map((month) => month.sold)),
    refunded: sumOfYuan(months.map((month) => month.refunded)),
    commission: sumOfYuan(months.map((month) => month.commission)),
    months,
  }
}

import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import type { ReachContext } from '../../crud/reach/ownedFilterFor.ts'
import { reachedSql } from '../../crud/reach/reachedSql.ts'
import { sumOfYuan } from '#shared/money/sumOfYuan.ts'
import type { Statement, StatementMonth } from '#shared/business/commission/Statement.ts'

const log = namesOf('distributionLog')
const user = namesOf('user')

/** A user's earnings by month in the business's time zone, and the number of people invited, as far as the caller sees them. */
export async function readStatement(
  queries: Queries,
  id: string,
  reachContext: ReachContext,
): Promise<Statement> {
  const isSeen = await reachedSql('distributionLog', log('id'), reachContext)
  const isKnown = await reachedSql('user', user('id'), reachContext)
  const [months, found] = await Promise.all([
    queries.rows<StatementMonth>(sql`
      SELECT to_char(${log('createdAt')} AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM') AS month,
        coalesce(sum(${log('amount')}) FILTER (WHERE ${log('amount')} > 0), 0)::float8 AS earned,
        coalesce(sum(${log('amount')}) FILTER (WHERE ${log('amount')} < 0), 0)::float8 AS taken_back,
        sum(${log('amount')})::float8 AS sum, count(*)::int AS lines
      FROM ${log.table} WHERE ${log('user_id')} = ${id} AND ${isSeen} GROUP BY 1 ORDER BY 1 DESC`),
    queries.row<{ invited: number }>(sql`SELECT count(*)::int AS invited FROM ${user.table}
      WHERE ${user('invite_id')} = ${id} AND ${user('deleted_at')} IS NULL AND ${isKnown}`),
  ])
  const earned = sumOfYuan(months.map((month) => month.earned))
  const takenBack = sumOfYuan(months.map((month) => month.taken_back))
  const sum = sumOfYuan([earned, takenBack])
  return { invited: found?.invited ?? 0, earned, taken_back: takenBack, sum, months }
}

import type { Good } from '#generated/types/good.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { sql } from '#server/database/sql.ts'
import { levelRates } from '#shared/business/commission/levelRates.ts'
import type { LevelRate } from '#shared/business/commission/levelRates.ts'
import type { BarredReason } from '#shared/business/commission/linesOfSale.ts'
import { centsOfYuan } from '#shared/money/Cents.ts'
import { barsOf } from '../commission/barsOf.ts'
import type { ReplayRules } from './ReplayTotals.ts'

const rule = namesOf('distribution')
const good = namesOf('good')

/** Reads the current rules, minimum prices and barred accounts, and adds the rules to try. */
export async function readReplayRules(queries: Queries, after: readonly LevelRate[]): Promise<ReplayRules> {
  const [before, goods, bars] = await Promise.all([
    queries.rows<LevelRate>(sql`SELECT ${rule('leave')}, ${rule('rate')}::float8 AS ${rule('rate')}
      FROM ${rule.table} ORDER BY ${rule('leave')}`),
    queries.rows<
      Pick<Good, 'id'> & { minimum: string }
    >(sql`SELECT ${good('id')}, ${good('min_price')} AS minimum
      FROM ${good.table} WHERE ${good('min_price')} > 0`),
    barsOf(queries),
  ])
  const minimums = new Map(goods.map(({ id, minimum }) => [id, centsOfYuan(minimum)]))
  return {
    rates: { before: levelRates(before), after: levelRates(after) },
    minimums,
    bars: new Map<string, BarredReason>(bars),
  }
}

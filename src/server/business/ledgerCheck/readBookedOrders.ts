import type { DistributionVersion } from '#generated/types/distributionVersion.ts'
import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { raw, sql } from '#server/database/sql.ts'
import type { Without } from '#shared/contracts/Without.ts'
import type { RecordOf } from '../../crud/entity/Rules.ts'
import type { NewLine } from '../commission/ledgerLine.ts'

const order = namesOf('order', 'o')
const log = namesOf('distributionLog', 'l')
const version = namesOf('distributionVersion')

/** A line with the columns that the check reads. */
export interface CheckedLine extends Without<NewLine, 'order_id' | 'name'> {
  /** Milliseconds since 1970. */
  at: number
}

/** An order with its lines, read at the same moment. */
export interface BookedOrder extends Pick<
  RecordOf<'order'>,
  'id' | 'trade_no' | 'good_id' | 'user_id' | 'invite_id' | 'status' | 'chain' | 'rule_version'
> {
  num: string
  paid_at: number | null
  lines: readonly CheckedLine[] | null
}

/** A version of the rules and the time since when it is in force, in milliseconds since 1970. */
export interface RuleVersion extends Pick<DistributionVersion, 'number' | 'rates'> {
  since: number
}

const ordersAtOnce = 2000
const milliseconds = raw(`* 1000`)

/** Reads the next page of orders after an id, sorted by id, each with its lines of the same moment. */
export function readBookedOrders(queries: Queries, after: string): Promise<BookedOrder[]> {
  return queries.rows<BookedOrder>(sql`
    SELECT page.*, lines.lines FROM (
      SELECT ${order('id')}, ${order('trade_no')}, ${order('good_id')}, ${order('user_id')}, ${order('invite_id')},
        ${order('num')} AS num, ${order('status')}, ${order('chain')}, ${order('rule_version')},
        (extract(epoch FROM ${order('pay_time')}) ${milliseconds})::float8 AS paid_at
      FROM ${order.table} WHERE ${order('id')} > ${after}::uuid ORDER BY ${order('id')} LIMIT ${ordersAtOnce}::int
    ) page LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('level', ${log('level')}, 'kind', ${log('kind')}, 'reason', ${log('reason')},
        'user_id', ${log('user_id')}, 'good_id', ${log('good_id')}, 'trade_no', ${log('trade_no')},
        'good_min', ${log('good_min')}, 'order_amount', ${log('order_amount')}, 'base', ${log('base')},
        'cut', ${log('cut')}, 'rate', ${log('rate')}, 'amount', ${log('amount')},
        'rule_version', ${log('rule_version')},
        'at', (extract(epoch FROM ${log('createdAt')}) ${milliseconds})::float8) ORDER BY ${log('level')}) AS lines
      FROM ${log.table} WHERE ${log('order_id')} = page.id
    ) lines ON true ORDER BY page.id`)
}

/** All versions of the rules, the first version first. */
export function readVersions(queries: Queries): Promise<RuleVersion[]> {
  return queries.rows<RuleVersion>(sql`SELECT ${version('number')}, ${version('rates')},
    (extract(epoch FROM ${version('since')}) ${milliseconds})::float8 AS since
    FROM ${version.table} ORDER BY ${version('number')}`)
}

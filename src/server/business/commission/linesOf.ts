import type { Queries } from '#server/database/Database.ts'
import { namesOf } from '#server/database/names.ts'
import { join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import { lineColumns } from './ledgerLine.ts'
import type { NewLine } from './ledgerLine.ts'

const log = namesOf('distributionLog')

const exactNumbers: ReadonlySet<keyof NewLine> = new Set([
  'good_min',
  'order_amount',
  'base',
  'cut',
  'rate',
  'amount',
])

/** The columns by which a line is selected. Money is read as float8, which keeps two decimals exact. */
export const selectedLine = join(lineColumns.map(selected))

/** The lines of an order, sorted by level and then by time. */
export function linesOf(queries: Queries, orderId: string): Promise<NewLine[]> {
  return queries.rows<NewLine>(sql`SELECT ${selectedLine} FROM ${log.table}
    WHERE ${log('order_id')} = ${orderId} ORDER BY ${log('level')}, ${log('createdAt')}`)
}

function selected(name: (typeof lineColumns)[number]): Sql {
  return exactNumbers.has(name) ? sql`${log(name)}::float8 AS ${log(name)}` : log(name)
}

import type { Queries } from '#server/database/Database.ts'
import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Order, Table } from '#shared/contracts/Table.ts'
import { countRecords } from './countRecords.ts'
import type { Total } from './countRecords.ts'
import { presentRecord } from './presentRecord.ts'
import { whereSql } from './query/filterSql.ts'
import type { Filter, ListQuery } from './query/ListQuery.ts'
import type { Row } from './Row.ts'
import { recordQuery } from './tableSql.ts'

/** A page of records, and how many there are in all. */
export interface Page extends Total {
  records: readonly JsonObject[]
}

/** The page that a list call asks for. */
export async function listRecords(
  queries: Queries,
  table: Table,
  query: ListQuery,
  count: typeof countRecords = countRecords,
): Promise<Page> {
  const { offset, limit } = query
  const where = whereSql(table, query.filters)
  const order = orderSql(query.order.length > 0 ? query.order : table.order)
  const page = sql`${where} ${order} ${sliceSql(query)}`
  const rows = await queries.rows<Row>(recordQuery(table, page, order))
  const records = rows.map((row) => presentRecord(table, row))
  // A page that is not full is the last one, so the total is known.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  const total = isLast
    ? { total: offset + rows.length, isEstimated: false }
    : await count(queries, table, where)
  return { records, ...total }
}

/** How many rows are wanted stands in the text: a kept plan that does not know it would be made for thousands of them. */
function sliceSql({ offset, limit }: Pick<ListQuery, 'offset' | 'limit'>): Sql {
  const first = raw(`LIMIT ${limit}`)
  return offset === 0 ? first : sql`${first} OFFSET ${offset}::int`
}

/** All records that meet the conditions, in the table's order. */
export async function allRecords(
  queries: Queries,
  table: Table,
  filters: readonly Filter[],
): Promise<JsonObject[]> {
  const order = orderSql(table.order)
  const rows = await queries.rows<Row>(recordQuery(table, sql`${whereSql(table, filters)} ${order}`, order))
  return rows.map((row) => presentRecord(table, row))
}

/** Equal values are ordered by id, in the same direction, so that pages neither repeat nor lose a record. */
function orderSql(order: readonly Order[]): Sql {
  const last = order.at(-1)?.direction ?? 'ASC'
  const isById = order.some(({ property }) => property === 'id')
  const orders = isById ? order : [...order, { property: 'id', direction: last }]
  return sql`ORDER BY ${join(
    orders.map(({ property, direction }) => sql`t.${identifier(property)} ${raw(direction)}`),
  )}`
}

import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { countRecords } from './countRecords.ts'
import type { Total } from './countRecords.ts'
import { orderSql, sliceSql } from './orderSql.ts'
import { presentRecord } from './presentRecord.ts'
import { comparingFor } from './gramCounts.ts'
import { isIndexedSearch, whereSql } from '../query/filterSql.ts'
import type { Filter, ListQuery } from '../query/ListQuery.ts'
import type { Row } from '../entity/Row.ts'
import { searchRows } from './searchRows.ts'
import type { Found } from './searchRows.ts'
import { recordQuery } from '../entity/tableSql.ts'

/** A page of records, and the total. */
export interface Page extends Total {
  records: readonly JsonObject[]
  /** The number of records that the search has looked through, if there are more. */
  searched?: number
}

/** The page that a list call asks for. */
export async function listRecords(
  queries: Queries,
  table: Table,
  query: ListQuery,
  count: typeof countRecords = countRecords,
): Promise<Page> {
  const { filters, offset, limit } = query
  const { rows, total, searched } = await rowsOf(queries, table, query)
  const records = rows.map((row) => presentRecord(table, row))
  // An incomplete page is the last one, so the total is known.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  const known = total ?? (isLast ? offset + rows.length : undefined)
  const counted =
    known === undefined
      ? await count(queries, table, filters)
      : { total: known, isEstimated: searched !== undefined }
  return { records, ...counted, ...(searched !== undefined && { searched }) }
}

async function rowsOf(queries: Queries, table: Table, query: ListQuery): Promise<Found> {
  const asked = { ...query, order: query.order.length > 0 ? query.order : table.order }
  if (isIndexedSearch(table, asked.filters)) return searchRows(queries, table, asked)
  const order = orderSql(asked.order)
  const where = whereSql(table, asked.filters, await comparingFor(queries, table, asked.filters))
  const page = sql`${where} ${order} ${sliceSql(asked)}`
  return { rows: await queries.rows<Row>(recordQuery(table, page, order)) }
}

/** All matching records, in the table's order. */
export async function allRecords(
  queries: Queries,
  table: Table,
  filters: readonly Filter[],
): Promise<JsonObject[]> {
  const order = orderSql(table.order)
  const rows = await queries.rows<Row>(recordQuery(table, sql`${whereSql(table, filters)} ${order}`, order))
  return rows.map((row) => presentRecord(table, row))
}

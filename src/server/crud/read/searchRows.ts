import type { Queries } from '#server/database/Database.ts'
import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { Order, Table } from '#shared/contracts/Table.ts'
import type { ColumnType } from '#shared/fields/ColumnType.ts'
import { gramParts, partOf } from './gramParts.ts'
import { orderSql, sliceSql, wholeOrder } from './orderSql.ts'
import type { GramParts } from '../query/containsSql.ts'
import { isIndexedSearch, whereSql } from '../query/filterSql.ts'
import type { Filter, ListQuery } from '../query/ListQuery.ts'
import type { Row } from '../entity/Row.ts'
import { recordQuery, tableSql } from '../entity/tableSql.ts'

/** Rows of a page, and how many there are in all where finding them told. */
export interface Found {
  rows: readonly Row[]
  total?: number
}

/** Some milliseconds: a page of what is in one of 500 rows is found among these. */
const readFirst = 10_000
/** The part of all rows from which on that is quicker than putting all of the index's hits in order. */
const commonFrom = 0.0015
// Sorting by a text may have no index, so that the first rows would have to be looked for.
const withIndex: ReadonlySet<ColumnType> = new Set(['integer', 'decimal', 'double', 'timestamp', 'date'])

/**
 * A page of what a search finds. The planner cannot tell how rare a word is, and the wrong one of two ways reads the
 * whole table: common words are found by reading in the list's order, rare ones by the gram index.
 */
export async function searchRows(queries: Queries, table: Table, query: ListQuery): Promise<Found> {
  const parts = await gramParts(queries, table)
  if (isQuickOrder(table, query.order) && query.offset < readFirst && mayBeCommon(table, query, parts)) {
    const rows = await amongFirst(queries, table, query)
    if (rows.length === query.limit) return { rows }
  }
  return amongAll(queries, table, { ...query, parts })
}

function mayBeCommon(table: Table, { filters }: ListQuery, parts: GramParts): boolean {
  const isRare = (filter: Filter) =>
    isIndexedSearch(table, [filter]) && 'text' in filter && partOf(filter.text, parts) < commonFrom
  return parts.size === 0 || !filters.some(isRare)
}

function isQuickOrder(table: Table, [first]: readonly Order[]): boolean {
  if (!first || first.property === 'id' || first.property === table.order[0]?.property) return true
  return withIndex.has(tableSql(table).columns.get(first.property)?.type ?? 'text')
}

/** What the first rows of the whole table hold; fewer than asked for says nothing. */
function amongFirst(queries: Queries, table: Table, query: ListQuery): Promise<Row[]> {
  const order = orderSql(query.order)
  const first = sql`SELECT * FROM ${tableSql(table).name} t ${order} ${raw(`LIMIT ${readFirst}`)}`
  const page = sql`${whereSql(table, query.filters, { by: 'rows' })} ${order} ${sliceSql(query)}`
  return queries.rows<Row>(recordQuery(table, page, order, sql`(${first})`))
}

/** All that the index knows, put in order afterwards, which tells how many they are. */
async function amongAll(
  queries: Queries,
  table: Table,
  query: ListQuery & { parts: GramParts },
): Promise<Found> {
  const where = whereSql(table, query.filters, { by: 'both', parts: query.parts })
  const order = orderSql(query.order)
  const names = new Set(wholeOrder(query.order).map(({ property }) => property))
  const columns = join([...names].map((name) => sql`t.${identifier(name)}`))
  // Materialized, or the planner may read all rows in their order, in the hope to meet some soon.
  const hits = await queries.rows<{ id: string; total: number }>(
    sql`WITH hits AS MATERIALIZED (
      SELECT ${columns} FROM ${tableSql(table).name} t ${where}
    ) SELECT t."id", (SELECT count(*)::int FROM hits) AS total FROM hits t ${order} ${sliceSql(query)}`,
  )
  const [hit] = hits
  if (!hit) return { rows: [] }
  const ids = hits.map(({ id }) => id)
  const page = sql`WHERE t."id" = ANY(${ids}::uuid[]) ${order}`
  return { rows: await queries.rows<Row>(recordQuery(table, page, order)), total: hit.total }
}

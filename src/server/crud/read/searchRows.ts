import type { Queries } from '#server/database/Database.ts'
import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { Order, Table } from '#shared/contracts/Table.ts'
import { gramCounts, partOf, searchingFor } from './gramCounts.ts'
import type { GramCounts } from './gramCounts.ts'
import { countUpTo } from './recordPages.ts'
import { orderSql, sliceSql, wholeOrder } from './orderSql.ts'
import { isIndexedSearch, whereSql } from '../query/filterSql.ts'
import type { Filter, ListQuery } from '../query/ListQuery.ts'
import type { Row } from '../entity/Row.ts'
import { recordQuery, tableSql } from '../entity/tableSql.ts'

/** The rows of a page, and the total if the search has determined it. */
export interface Found {
  rows: readonly Row[]
  total?: number
  /** The number of records looked through in the list's order, if there are more. */
  searched?: number
}

/** The rows that are read first, in a few milliseconds. They hold a full page of a word that occurs in one of 500 rows. */
const readFirst = 10_000
/**
 * The limit of rows read for a word that the index finds too often, among those that meet the other conditions; takes some
 * tens of milliseconds.
 */
const readAtMost = 30_000
/** Up to this number of hits, sorting them takes no longer than reading `readAtMost` rows. */
const hitsAtMost = 20_000
/** The share of rows from which on reading in order is faster than the index. */
const commonFrom = 0.0015

/**
 * A page of a search's results. The planner cannot tell how rare a word is, and the wrong plan reads the whole table: common
 * words are found by reading in the list's order, rare words by the gram index. A common word that is missing from the first
 * rows would still take as long as the table is large; the answer then tells how many records were searched.
 */
export async function searchRows(queries: Queries, table: Table, query: ListQuery): Promise<Found> {
  const counts = await gramCounts(queries, table)
  const isQuick = isQuickOrder(table, query.order)
  if (isQuick && query.offset < readFirst && mayBeCommon(table, query, counts)) {
    const rows = await amongFirst(queries, table, query)
    if (rows.length === query.limit) return { rows }
  }
  if (!isQuick || query.isThorough) return amongHits(queries, table, { query, counts })
  return (await amongFew(queries, table, { query, counts })) ?? amongNext(queries, table, query)
}

/** All hits; undefined if the index finds too many. */
async function amongFew(
  queries: Queries,
  table: Table,
  { query, counts }: { query: ListQuery; counts: GramCounts },
): Promise<Found | undefined> {
  if (partOf(table, query.filters, counts.parts) * counts.rows > hitsAtMost) return undefined
  const found = await amongHits(queries, table, { query, counts, most: hitsAtMost })
  return found.total > hitsAtMost ? undefined : found
}

/** The hits among the next records that meet all other conditions, which in most cases are all records. */
async function amongNext(queries: Queries, table: Table, query: ListQuery): Promise<Found> {
  const others = query.filters.filter((filter) => !isIndexedSearch(table, [filter]))
  const rows = await amongFirst(queries, table, query, { filters: others, most: readAtMost })
  if (rows.length === query.limit) return { rows }
  const known = await countUpTo(queries, table, { filters: others, most: readAtMost + 1 })
  return known > readAtMost ? { rows, searched: readAtMost } : { rows }
}

function mayBeCommon(table: Table, { filters }: ListQuery, { parts }: GramCounts): boolean {
  return parts.size === 0 || partOf(table, filters, parts) >= commonFrom
}

function isQuickOrder(table: Table, [first]: readonly Order[]): boolean {
  if (!first || first.property === 'id' || first.property === table.order[0]?.property) return true
  // Without an index the first rows would have to be sorted.
  return tableSql(table).columns.get(first.property)?.sortIndex === true
}

interface FirstRows {
  filters?: readonly Filter[]
  most: number
}

/** The hits among the first rows of the table, or of those that match other filters. Less than a page is inconclusive. */
function amongFirst(
  queries: Queries,
  table: Table,
  query: ListQuery,
  { filters, most }: FirstRows = { most: readFirst },
): Promise<Row[]> {
  const order = orderSql(query.order)
  const some = filters ? whereSql(table, filters) : raw('')
  const first = sql`SELECT * FROM ${tableSql(table).name} t ${some} ${order} ${raw(`LIMIT ${most}`)}`
  const page = sql`${whereSql(table, query.filters, { by: 'rows' })} ${order} ${sliceSql(query)}`
  return queries.rows<Row>(recordQuery(table, page, order, sql`(${first})`))
}

/** The hits sorted afterwards, with their total. If there are more than `most`, only the total is valid. */
async function amongHits(
  queries: Queries,
  table: Table,
  { query, counts, most }: { query: ListQuery; counts: GramCounts; most?: number },
): Promise<Required<Pick<Found, 'rows' | 'total'>>> {
  const where = whereSql(table, query.filters, searchingFor(table, query.filters, counts))
  const order = orderSql(query.order)
  const names = new Set(wholeOrder(query.order).map(({ property }) => property))
  const columns = join([...names].map((name) => sql`t.${identifier(name)}`))
  const taken = raw(most === undefined ? '' : `LIMIT ${most + 1}`)
  // Without MATERIALIZED, the planner might read all rows in order, in the hope of finding matches soon.
  const hits = await queries.rows<{ id: string | null; total: number }>(
    sql`WITH hits AS MATERIALIZED (
      SELECT ${columns} FROM ${tableSql(table).name} t ${where}
    ) SELECT t."id", c.total FROM (SELECT count(*)::int AS total FROM (SELECT FROM hits ${taken}) c) c
      LEFT JOIN (SELECT * FROM (SELECT * FROM hits ${taken}) t ${order} ${sliceSql(query)}) t ON TRUE`,
  )
  const total = hits[0]?.total ?? 0
  const ids = hits.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return { rows: [], total }
  const page = sql`WHERE t."id" = ANY(${ids}::uuid[]) ${order}`
  return { rows: await queries.rows<Row>(recordQuery(table, page, order)), total }
}

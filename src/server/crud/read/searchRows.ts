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

/** Rows of a page, and how many there are in all where finding them told. */
export interface Found {
  rows: readonly Row[]
  total?: number
  /** Looked through so many records in the list's order, and there are more of them. */
  searched?: number
}

/** Some milliseconds: a page of what is in one of 500 rows is found among these. */
const readFirst = 10_000
/** A few hundredths of a second: so many are read of those that meet the other conditions, for a word that the index finds too often. */
const readAtMost = 30_000
/** As long as the index finds no more, putting them in order takes no longer than that. */
const hitsAtMost = 20_000
/** The part of all rows from which on reading in order is quicker than the index. */
const commonFrom = 0.0015

/**
 * A page of what a search finds. The planner cannot tell how rare a word is, and the wrong one of two ways reads the
 * whole table: common words are found by reading in the list's order, rare ones by the gram index. A common word that the
 * first rows do not hold would still take as long as the table is large: then the answer says how far it has looked.
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

/** All that is found, unless the index finds too much. */
async function amongFew(
  queries: Queries,
  table: Table,
  { query, counts }: { query: ListQuery; counts: GramCounts },
): Promise<Found | undefined> {
  if (partOf(table, query.filters, counts.parts) * counts.rows > hitsAtMost) return undefined
  const found = await amongHits(queries, table, { query, counts, most: hitsAtMost })
  return found.total > hitsAtMost ? undefined : found
}

/** What the next records hold that meet all other conditions; in most cases these are all. */
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
  // Without an index the first rows would have to be looked for.
  return tableSql(table).columns.get(first.property)?.sortIndex === true
}

interface FirstRows {
  filters?: readonly Filter[]
  most: number
}

/** What the first rows of the whole table hold, or of some; fewer than asked for says nothing. */
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

/** What is found, put in order afterwards, which tells how many they are; of too many, the total alone is true. */
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
  // Materialized, or the planner may read all rows in their order, in the hope to meet some soon.
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

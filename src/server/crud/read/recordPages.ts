import type { Queries } from '#server/database/Database.ts'
import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Order, Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'
import { afterSql, partSql, partsOf } from '../query/afterSql.ts'
import type { Part } from '../query/afterSql.ts'
import { whereSql } from '../query/filterSql.ts'
import type { Filter, ListQuery } from '../query/ListQuery.ts'
import { orderSql, wholeOrder } from './orderSql.ts'
import { recordsAt, recordsInPieces, unlessTooLong, withinBounds } from './longRecords.ts'

// With more rows per page, objects would outlive young garbage collections while a workbook is written, and memory would
// grow; with fewer, round trips cost more.
const rowsOfPage = 500

/** The number of matching records, counted up to `most`. */
export async function countUpTo(
  queries: Queries,
  table: Table,
  { filters, most }: { filters: readonly Filter[]; most: number },
): Promise<number> {
  const rows = sql`SELECT 1 FROM ${tableSql(table).name} t ${whereSql(table, filters)} ${raw(`LIMIT ${most}`)}`
  const counted = await queries.row<{ total: number }>(sql`SELECT count(*)::int AS total FROM (${rows}) c`)
  return counted?.total ?? 0
}

/**
 * Yields all matching records page by page. Each page begins after the last row of the previous one and is read while that
 * one is processed. Neither a transaction nor a connection is held between pages.
 */
export async function* recordPages(
  queries: Queries,
  table: Table,
  { filters, order }: Pick<ListQuery, 'filters' | 'order'>,
): AsyncGenerator<readonly JsonObject[]> {
  const whole = wholeOrder(order.length > 0 ? order : table.order)
  for (const part of partsOf(table, whole)) yield* pagesOf(queries, table, { filters, order: whole, part })
}

async function* pagesOf(
  queries: Queries,
  table: Table,
  query: Omit<PositionsQuery, 'after'>,
): AsyncGenerator<readonly JsonObject[]> {
  let reading = readPage(queries, table, query)
  for (;;) {
    const { ids, records, after } = await reading
    if (!records) yield* recordsInPieces(queries, table, ids)
    if (after) {
      reading = readPage(queries, table, { ...query, after })
      // Avoids an unhandled rejection if the reader has left.
      reading.catch(() => undefined)
    }
    if (records && records.length > 0) yield records
    if (!after) return
  }
}

interface Page {
  ids: readonly string[]
  /** Undefined if the records are too large to hold in memory together. */
  records: readonly JsonObject[] | undefined
  /** The position of the next page, if there is one. */
  after: RowPosition['keys'] | undefined
}

async function readPage(queries: Queries, table: Table, query: PositionsQuery): Promise<Page> {
  const positions = await positionsOf(queries, table, query)
  const ids = positions.map(({ id }) => id)
  const after = positions.length < rowsOfPage ? undefined : positions.at(-1)?.keys
  return { ids, records: await unlessTooLong(() => recordsAt(withinBounds(queries), table, ids)), after }
}

interface RowPosition {
  id: string
  /** The values of the sorted columns. */
  keys: readonly (string | null)[]
}

interface PositionsQuery {
  filters: readonly Filter[]
  order: readonly Order[]
  part: Part
  after?: RowPosition['keys']
}

/** The positions of the next rows. A second query reads their values, because sorting whole rows would exceed the memory. */
function positionsOf(
  queries: Queries,
  table: Table,
  { filters, order, part, after }: PositionsQuery,
): Promise<RowPosition[]> {
  const keys = join(order.map(({ property }) => sql`t.${identifier(property)}::text`))
  const behind = after ? sql`AND ${afterSql(table, order, { part, values: after })}` : raw('')
  return queries.rows<RowPosition>(
    sql`SELECT t."id", json_build_array(${keys}) AS keys FROM ${tableSql(table).name} t
      ${whereSql(table, filters)} AND ${partSql(order, part)} ${behind} ${orderSql(order)} ${raw(`LIMIT ${rowsOfPage}`)}`,
  )
}

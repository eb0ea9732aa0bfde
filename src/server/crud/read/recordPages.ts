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

// More would outlive young collections while a workbook is written, and memory would grow; less would cost round trips.
const rowsOfPage = 500

/** How many records meet the conditions; counts no further than asked for. */
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
 * All records that meet the conditions, page by page. Each page begins behind the last row of the one before and is read while
 * that one is worked on, so that neither a transaction nor a connection is held between them.
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
  query: Omit<PlacesQuery, 'after'>,
): AsyncGenerator<readonly JsonObject[]> {
  let reading = readPage(queries, table, query)
  for (;;) {
    const { ids, records, after } = await reading
    if (!records) yield* recordsInPieces(queries, table, ids)
    if (after) {
      reading = readPage(queries, table, { ...query, after })
      // Nobody waits for it where the one who asked has left.
      reading.catch(() => undefined)
    }
    if (records && records.length > 0) yield records
    if (!after) return
  }
}

interface Page {
  ids: readonly string[]
  /** Undefined where they are too long to be held together. */
  records: readonly JsonObject[] | undefined
  /** Where the next one begins, if there is one. */
  after: Place['keys'] | undefined
}

async function readPage(queries: Queries, table: Table, query: PlacesQuery): Promise<Page> {
  const places = await placesOf(queries, table, query)
  const ids = places.map(({ id }) => id)
  const after = places.length < rowsOfPage ? undefined : places.at(-1)?.keys
  return { ids, records: await unlessTooLong(() => recordsAt(withinBounds(queries), table, ids)), after }
}

interface Place {
  id: string
  /** The values that it is sorted by. */
  keys: readonly (string | null)[]
}

interface PlacesQuery {
  filters: readonly Filter[]
  order: readonly Order[]
  part: Part
  after?: Place['keys']
}

/** Where the next rows are. Their values come with the second query alone: a sort of whole rows would not fit into memory. */
function placesOf(
  queries: Queries,
  table: Table,
  { filters, order, part, after }: PlacesQuery,
): Promise<Place[]> {
  const keys = join(order.map(({ property }) => sql`t.${identifier(property)}::text`))
  const behind = after ? sql`AND ${afterSql(table, order, { part, values: after })}` : raw('')
  return queries.rows<Place>(
    sql`SELECT t."id", json_build_array(${keys}) AS keys FROM ${tableSql(table).name} t
      ${whereSql(table, filters)} AND ${partSql(order, part)} ${behind} ${orderSql(order)} ${raw(`LIMIT ${rowsOfPage}`)}`,
  )
}

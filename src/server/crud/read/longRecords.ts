import pLimit from 'p-limit'
import type { Queries } from '#server/database/Database.ts'
import { RowsTooLong } from '#server/database/boundedTypes.ts'
import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { memoize } from '#shared/memoize.ts'
import type { Row } from '../entity/Row.ts'
import { recordQuery, tableSql } from '../entity/tableSql.ts'
import { presentRecord } from './presentRecord.ts'

/** The limit of characters per query. A page of 500 ordinary records has 300,000. */
const charactersAtMost = 2_000_000
/** The number of records read at once. Each is at most about as long as a body may be. */
const recordsInPiece = 8
/**
 * Limits the pieces of long answers that are read at once. The table's other turns remain for ordinary lists, and calls that
 * wait here are not given up.
 */
const turns = pLimit(2)

/**
 * Queries that throw `RowsTooLong` instead of reading more than one call may hold. Always the same object, so that it can be
 * the key of a cache.
 */
export const withinBounds = memoize((queries: Queries): Queries => ({
  ...queries,
  rows: <R extends object>(query: Sql) => queries.rows<R>(query, charactersAtMost),
}))

/** The result of a read; undefined if it is too large to hold in memory together. */
export async function unlessTooLong<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RowsTooLong) return undefined
    throw error
  }
}

/** The records with these ids in the given order, a few at a time. */
export function recordsInPieces(
  queries: Queries,
  table: Table,
  ids: readonly string[],
): AsyncGenerator<readonly JsonObject[]> {
  return inPieces(ids, (some) => recordsAt(queries, table, some))
}

/** Reads by these ids in the given order, a few at a time: memory holds only these, until the client has read them. */
export async function* inPieces(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly JsonObject[]>,
): AsyncGenerator<readonly JsonObject[]> {
  for (let first = 0; first < ids.length; first += recordsInPiece)
    yield await turns(() => read(ids.slice(first, first + recordsInPiece)))
}

/** The records with these ids in the given order, without those deleted meanwhile. */
export async function recordsAt(
  queries: Queries,
  table: Table,
  ids: readonly string[],
): Promise<JsonObject[]> {
  if (ids.length === 0) return []
  const page = sql`WHERE t."id" = ANY(${ids}::uuid[]) AND ${tableSql(table).alive}`
  const rows = await queries.rows<Row>(recordQuery(table, page))
  const records = new Map(rows.map((row) => [row['id'], presentRecord(table, row)]))
  return ids.map((id) => records.get(id)).filter((record) => record !== undefined)
}

import pLimit from 'p-limit'
import type { Queries } from '#server/database/Database.ts'
import { RowsTooLong } from '#server/database/boundedTypes.ts'
import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { onceFor } from '#shared/onceFor.ts'
import type { Row } from '../entity/Row.ts'
import { recordQuery, tableSql } from '../entity/tableSql.ts'
import { presentRecord } from './presentRecord.ts'

/** A page of 500 ordinary records has 300,000. */
const charactersAtMost = 2_000_000
/** Each is at most about as long as a body may be. */
const recordsInPiece = 8
/** Pieces of all long answers that are read at once: the other turns of their table are left to ordinary lists, and who waits here is not given up. */
const turns = pLimit(2)

/** Queries that fail with `RowsTooLong` instead of reading more than one call may hold; always the same, so that others can keep something for them. */
export const withinBounds = onceFor((queries: Queries): Queries => ({
  ...queries,
  rows: <R extends object>(query: Sql) => queries.rows<R>(query, charactersAtMost),
}))

/** What the work reads, or undefined where that is too long to be held together. */
export async function unlessTooLong<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RowsTooLong) return undefined
    throw error
  }
}

/** The records with these ids in their order, a few at a time. */
export function recordsInPieces(
  queries: Queries,
  table: Table,
  ids: readonly string[],
): AsyncGenerator<readonly JsonObject[]> {
  return inPieces(ids, (some) => recordsAt(queries, table, some))
}

/** What is read by these ids in their order, a few at a time: only these are held, and for as long as the reader of the answer takes. */
export async function* inPieces(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly JsonObject[]>,
): AsyncGenerator<readonly JsonObject[]> {
  for (let first = 0; first < ids.length; first += recordsInPiece)
    yield await turns(() => read(ids.slice(first, first + recordsInPiece)))
}

/** The records with these ids in their order; one that was deleted since is left out. */
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

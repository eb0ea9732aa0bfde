import type { Queries, Transaction } from '#server/database/Database.ts'
import { join, raw, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { presentRecord } from './presentRecord.ts'
import { lockOrRetry } from '../entity/HeldElsewhere.ts'
import type { Row } from '../entity/Row.ts'
import { recordQuery, tableSql } from '../entity/tableSql.ts'

/** The record as it is answered; undefined if it does not exist or was deleted. */
export async function findRecord(
  queries: Queries,
  table: Table,
  id: string,
): Promise<JsonObject | undefined> {
  const row = await queries.row<Row>(
    recordQuery(table, sql`WHERE t."id" = ${id} AND ${tableSql(table).alive}`),
  )
  return row && presentRecord(table, row)
}

/** The record as it is answered; throws RECORD_NOT_FOUND if there is none. */
export async function getRecord(queries: Queries, table: Table, id: string): Promise<JsonObject> {
  const record = await findRecord(queries, table, id)
  if (!record) throw recordNotFound(id)
  return record
}

/** The records with these ids, sorted by id. */
export async function findRecords(
  queries: Queries,
  table: Table,
  ids: readonly string[],
): Promise<JsonObject[]> {
  const order = sql`ORDER BY t."id"`
  const page = sql`WHERE t."id" = ANY(${ids}::uuid[]) AND ${tableSql(table).alive} ${order}`
  const rows = await queries.rows<Row>(recordQuery(table, page, order))
  return rows.map((row) => presentRecord(table, row))
}

/**
 * The records with these ids, each once and in any order. PostgreSQL would plan a query with an array parameter again each
 * time, since its length is unknown; for a fixed number of values it keeps the plan.
 */
export async function findRecordsUnordered(
  queries: Queries,
  table: Table,
  ids: readonly string[],
): Promise<JsonObject[]> {
  const page = sql`WHERE t."id" IN (${join(padded(ids))}) AND ${tableSql(table).alive}`
  const rows = await queries.rows<Row>(recordQuery(table, page))
  return rows.map((row) => presentRecord(table, row))
}

/** Pads the ids to the next power of two by repeating the last one, so that a few statements serve any number. */
function padded(ids: readonly string[]): string[] {
  const count = 2 ** Math.ceil(Math.log2(ids.length))
  return Array.from({ length: count }, (_, index) => ids[Math.min(index, ids.length - 1)] ?? '')
}

interface Locking {
  ids: readonly string[]
  forDelete: boolean
  areHeld?: boolean
}

/** Locks records against changes until the transaction ends; throws RECORD_NOT_FOUND if one is missing. */
export async function lockRecords(tx: Transaction, table: Table, locking: Locking): Promise<void> {
  const missing = await lockExisting(tx, table, locking)
  if (missing !== undefined) throw recordNotFound(missing)
}

/**
 * Locks those of the records that exist against changes, and returns the first id without a record. `forDelete` also blocks
 * new references. With `areHeld`, a lock that another call holds is not waited for.
 */
export async function lockExisting(
  tx: Transaction,
  table: Table,
  { ids, forDelete, areHeld = false }: Locking,
): Promise<string | undefined> {
  const { name, alive } = tableSql(table)
  const strength = raw(`${forDelete ? 'UPDATE' : 'NO KEY UPDATE'}${areHeld ? ' NOWAIT' : ''}`)
  // PostgreSQL keeps the plan only for a single id.
  const wanted = ids.length === 1 ? sql`= ${ids[0]}` : sql`= ANY(${ids}::uuid[])`
  // The same order everywhere, so that two calls cannot wait for each other.
  const lock = sql`SELECT t."id" FROM ${name} t WHERE t."id" ${wanted} AND ${alive} ORDER BY t."id" FOR ${strength}`
  const locked = await lockOrRetry(() => tx.rows<{ id: string }>(lock), areHeld)
  const found = new Set(locked.map(({ id }) => id))
  return ids.find((id) => !found.has(id.toLowerCase()))
}

/** Locks a record against changes until the transaction ends, and returns its current state. */
export async function lockRecord(tx: Transaction, table: Table, id: string): Promise<JsonObject> {
  const { alive, isJoined } = tableSql(table)
  if (isJoined) return lockJoined(tx, table, id)
  const row = await tx.row<Row>(
    sql`${recordQuery(table, sql`WHERE t."id" = ${id} AND ${alive}`)} FOR NO KEY UPDATE`,
  )
  if (!row) throw recordNotFound(id)
  return presentRecord(table, row)
}

/** Locks several records against changes until the transaction ends, and returns their current state, sorted by id. */
export async function lockEach(tx: Transaction, table: Table, ids: readonly string[]): Promise<JsonObject[]> {
  if (ids.length === 0) return []
  const locked = lockRecords(tx, table, { ids, forDelete: false })
  const records = findRecords(tx, table, ids)
  // If the lock fails, its error is the one to report.
  records.catch(() => undefined)
  await locked
  return records
}

async function lockJoined(tx: Transaction, table: Table, id: string): Promise<JsonObject> {
  const locked = lockRecords(tx, table, { ids: [id], forDelete: false })
  // A second statement, because the first may have read old links before it waited for the lock; both are sent at once.
  const record = getRecord(tx, table, id)
  // If the lock fails, its error is the one to report.
  record.catch(() => undefined)
  await locked
  return record
}

/** The refusal of an id without a record. */
export function recordNotFound(id: string): AppError {
  return new AppError('RECORD_NOT_FOUND', { id, facts: { id } })
}

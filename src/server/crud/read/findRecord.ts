import type { Queries, Transaction } from '#server/database/Database.ts'
import { join, raw, sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { presentRecord } from './presentRecord.ts'
import { orBeginAgain } from '../entity/HeldElsewhere.ts'
import type { Row } from '../entity/Row.ts'
import { recordQuery, tableSql } from '../entity/tableSql.ts'

/** The record as it is answered; undefined when there is none, or it was deleted. */
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

/** The record as it is answered, or the refusal that there is none. */
export async function getRecord(queries: Queries, table: Table, id: string): Promise<JsonObject> {
  const record = await findRecord(queries, table, id)
  if (!record) throw recordNotFound(id)
  return record
}

/** The records with these ids, in the order of their ids. */
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
 * The records with these ids, each once and in any order. An array as a parameter would be planned again each time, since its
 * length is not known before; for so and so many values PostgreSQL keeps its plan.
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

/** As many as the next power of two, by repeating the last, so that a few statements serve any number. */
function padded(ids: readonly string[]): string[] {
  const count = 2 ** Math.ceil(Math.log2(ids.length))
  return Array.from({ length: count }, (_, index) => ids[Math.min(index, ids.length - 1)] ?? '')
}

interface Locking {
  ids: readonly string[]
  forDelete: boolean
  areHeld?: boolean
}

/** Keeps others from changing the records until the transaction ends, and refuses to where one is missing. */
export async function lockRecords(tx: Transaction, table: Table, locking: Locking): Promise<void> {
  const missing = await lockFound(tx, table, locking)
  if (missing !== undefined) throw recordNotFound(missing)
}

/** Keeps others from changing those of the records that there are, and answers the first id of which there is none; `forDelete` also keeps new references away. Locks that are held already are not waited for. */
export async function lockFound(
  tx: Transaction,
  table: Table,
  { ids, forDelete, areHeld = false }: Locking,
): Promise<string | undefined> {
  const { name, alive } = tableSql(table)
  const strength = raw(`${forDelete ? 'UPDATE' : 'NO KEY UPDATE'}${areHeld ? ' NOWAIT' : ''}`)
  // PostgreSQL keeps its plan for a single one only.
  const wanted = ids.length === 1 ? sql`= ${ids[0]}` : sql`= ANY(${ids}::uuid[])`
  // In one order everywhere, so that two calls cannot each wait for the other.
  const lock = sql`SELECT t."id" FROM ${name} t WHERE t."id" ${wanted} AND ${alive} ORDER BY t."id" FOR ${strength}`
  const locked = await orBeginAgain(() => tx.rows<{ id: string }>(lock), areHeld)
  const found = new Set(locked.map(({ id }) => id))
  return ids.find((id) => !found.has(id.toLowerCase()))
}

/** Keeps others from changing a record until the transaction ends, and answers it as it is from then on. */
export async function lockRecord(tx: Transaction, table: Table, id: string): Promise<JsonObject> {
  const { alive, isJoined } = tableSql(table)
  if (isJoined) return lockJoined(tx, table, id)
  const row = await tx.row<Row>(
    sql`${recordQuery(table, sql`WHERE t."id" = ${id} AND ${alive}`)} FOR NO KEY UPDATE`,
  )
  if (!row) throw recordNotFound(id)
  return presentRecord(table, row)
}

/** Keeps others from changing several records until the transaction ends, and answers them as they are from then on, in any order. */
export async function lockEach(tx: Transaction, table: Table, ids: readonly string[]): Promise<JsonObject[]> {
  if (ids.length === 0) return []
  const locked = lockRecords(tx, table, { ids, forDelete: false })
  const records = findRecords(tx, table, ids)
  // Where the lock is refused, that is the reason.
  records.catch(() => undefined)
  await locked
  return records
}

async function lockJoined(tx: Transaction, table: Table, id: string): Promise<JsonObject> {
  const locked = lockRecords(tx, table, { ids: [id], forDelete: false })
  // A statement of its own, as the one that waited for the lock may have seen the links of before; it leaves with that one.
  const record = getRecord(tx, table, id)
  // Where the lock is refused, that is the reason.
  record.catch(() => undefined)
  await locked
  return record
}

/** The refusal that there is no such record. */
export function recordNotFound(id: string): AppError {
  return new AppError('RECORD_NOT_FOUND', { id, facts: { id } })
}

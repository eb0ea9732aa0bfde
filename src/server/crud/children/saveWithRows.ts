import type { Queries, Transaction } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Context } from '../entity/Context.ts'
import { textOf } from '../entity/textOf.ts'
import { withChildren } from '../read/childRecords.ts'
import { readableRecord } from '../read/readableRecord.ts'
import { createRecord } from '../write/createRecord.ts'
import { recomputeRecord } from '../write/updateOwners.ts'
import { moveRecord, updateRecord } from '../write/updateRecord.ts'
import type { MoveCall, Update } from '../write/updateRecord.ts'
import { saveRows } from './saveRows.ts'

/** Makes a record together with its rows that are records of other entities. */
export async function createWithRows(
  tx: Transaction,
  table: Table,
  input: JsonObject,
  context: Context,
): Promise<JsonObject> {
  const made = await createRecord(tx, table, input, context)
  return saved(tx, table, { record: made, input }, context)
}

/** Changes a record together with the rows that the input contains. */
export async function updateWithRows(
  tx: Transaction,
  table: Table,
  change: Update,
  context: Context,
): Promise<JsonObject> {
  // The record is recomputed once, after its rows are saved.
  const savedOwner = table.children ? { savedOwner: change.id.toLowerCase() } : {}
  const changed = await updateRecord(tx, table, change, { ...context, ...savedOwner })
  return saved(tx, table, { record: changed, input: change.input }, context)
}

/** Makes a move and returns the record with its rows. */
export async function moveWithRows(
  tx: Transaction,
  table: Table,
  move: MoveCall,
  context: Context,
): Promise<JsonObject> {
  return withReadableRows(tx, table, await moveRecord(tx, table, move, context), context)
}

/** Adds to a record the rows that the caller may read. */
export async function withReadableRows(
  queries: Queries,
  table: Table,
  record: JsonObject,
  context: Context,
): Promise<JsonObject> {
  if (!table.children) return record
  return readableRecord(table, await withChildren(queries, table, record, context.catalog), context)
}

async function saved(
  tx: Transaction,
  table: Table,
  { record, input }: { record: JsonObject; input: JsonObject },
  context: Context,
): Promise<JsonObject> {
  if (!table.children) return record
  const owner = textOf(record['id'])
  for (const child of table.children) {
    const rows = input[child.property]
    if (rows !== undefined) await saveRows(tx, child, { owner, rows }, context)
  }
  return readableRecord(table, await recomputeRecord(tx, table, owner, context), context)
}

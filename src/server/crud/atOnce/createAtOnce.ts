import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { newId } from '#server/database/newId.ts'
import type { Context } from '../entity/Context.ts'
import { predictedRecord, isPredictable } from './predictedRecord.ts'
import { InsertCollector } from './InsertCollector.ts'
import { computeNew, setCreation } from '../write/compute.ts'
import { newDraftOf } from '../write/newDraftOf.ts'
import { noteCreated } from '../write/journal/noteChange.ts'
import { ownedFilterFor } from '../reach/ownedFilterFor.ts'
import { refersBeyondReach } from '../reach/requireReferredReach.ts'
import { presentRecord } from '../read/presentRecord.ts'
import type { Inserts, CreateBatcher } from './CreateBatcher.ts'
import { refersToExisting } from '../write/references/requireReferences.ts'
import { valuesOfNew } from '../entity/storedValues.ts'
import { insertOrFail } from '../entity/tableSql.ts'
import { requireRulesOfComputed } from '../write/validateBody.ts'

/**
 * Makes a record and its entries in the audit log by one statement, which costs half as much as a transaction. Returns
 * undefined, with nothing stored, if that is not possible: if only the database can tell the record, if a rule reads or
 * changes anything, or if anything is refused. `createRecord` then reports the reason.
 */
export async function createAtOnce(
  batcher: CreateBatcher,
  table: Table,
  input: JsonObject,
  context: Context,
): Promise<JsonObject | undefined> {
  // Records with ranges take turns, which needs a transaction.
  if (table.noOverlap || !(await mayBePredicted(table, context))) return undefined
  const { call } = context
  const noted = call && { origin: () => call.origin(), isNoted: false }
  const inserts = await insertsFor(table, input, { ...context, call: noted })
  const row = inserts && (await batcher.make(table, inserts))
  if (!row) return undefined
  if (call && noted) call.isNoted ||= noted.isNoted
  return presentRecord(table, row)
}

/** The inserts that make a record and its entries in the audit log; undefined if only `createRecord` can make the record. */
export async function insertsFor(
  table: Table,
  input: JsonObject,
  context: Context,
): Promise<Inserts | undefined> {
  if (!(await mayBePredicted(table, context))) return undefined
  return insertsOf(table, input, context).catch(() => undefined)
}

/**
 * Whether the record can be predicted. It cannot if the caller's reach is limited for the record or its references, which
 * only the database can check.
 */
async function mayBePredicted(table: Table, context: Context): Promise<boolean> {
  if (!isPredictable(table) || (await ownedFilterFor(table, context))) return false
  return !(await refersBeyondReach(table, context))
}

async function insertsOf(table: Table, input: JsonObject, context: Context): Promise<Inserts | undefined> {
  const rules = context.catalog.hooksOf(table.entity)
  const gathered = new InsertCollector()
  const draft = newDraftOf(table, { values: input }, context)
  await rules?.beforeCreate?.(gathered, draft, context)
  setCreation(table, draft, context)
  computeNew(table, draft)
  requireRulesOfComputed(table, draft, context)
  const id = newId()
  const values = await valuesOfNew(table, { id, draft }, context)
  const record = predictedRecord(table, values)
  if (!record) return undefined
  await rules?.afterCreate?.(gathered, { record, draft }, context)
  await noteCreated(gathered, table, { record, draft }, context)
  if (gathered.needsTransaction) return undefined
  return {
    id,
    record: insertOrFail(table, values, refersToExisting(table, values, context)),
    others: gathered.inserts,
  }
}

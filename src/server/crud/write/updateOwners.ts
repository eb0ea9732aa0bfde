import type { Transaction } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Owner, Table } from '#shared/contracts/Table.ts'
import { computedColumns, followsReferences } from '../entity/computedColumns.ts'
import type { Context } from '../entity/Context.ts'
import { valuesOfChange } from '../entity/storedValues.ts'
import { updateQuery } from '../entity/tableSql.ts'
import { withChildren } from '../read/childRecords.ts'
import { findRecord, getRecord, lockRecords } from '../read/findRecord.ts'
import { computeAgain } from './compute.ts'
import { recomputeDependents } from './recomputeDependents.ts'
import { requireOpenRows } from './locks.ts'
import { noteUpdated } from './journal/noteChange.ts'
import { referredBy } from './references/referredTo.ts'
import { mapOwnerRefusal } from './mapOwnerRefusal.ts'
import { mapConstraintErrors } from './mapConstraintErrors.ts'
import { requireStillValid } from './validateBody.ts'
import { requireEnoughRows, requireFewRows } from './rowBounds.ts'

/** Records of one table before and after a change. */
export interface ChangedRows {
  before?: readonly JsonObject[]
  after?: readonly JsonObject[]
}

/**
 * Updates the owners of records that were made, changed or removed on their own: their computed values, and their version, so
 * that nobody overwrites the change with old rows. Refuses the change if an owner's state locks its rows, or if an owner
 * would have too few or too many rows.
 */
export async function updateOwners(
  tx: Transaction,
  { entity, owners = [] }: Table,
  { before = [], after = [] }: ChangedRows,
  context: Context,
): Promise<void> {
  const { savedOwner = null, yields = false } = context
  // The owners of rows that are saved together with them were not locked ahead.
  const isAlone = savedOwner === null || [...before, ...after].every(({ id }) => id === savedOwner)
  for (const owner of owners) {
    const table = context.catalog.tableOf(owner.entity)
    // The owners are locked already, except if a row or an owner moved to another owner while this call waited.
    const areHeld = yields && isAlone && owner.entity !== entity
    const had = idsIn(before, owner)
    const has = idsIn(after, owner)
    // The same order everywhere, so that two calls cannot wait for each other.
    for (const id of [...new Set([...had, ...has])].toSorted()) {
      // An owner that is being deleted takes its rows along.
      if (id === savedOwner || !(await findRecord(tx, table, id))) continue
      await lockRecords(tx, table, { ids: [id], forDelete: false, areHeld })
      const stored = await getRecord(tx, table, id)
      if (!context.isServer) requireOpenRows(table, owner.property, stored)
      const record = owner.isIndependent
        ? stored
        : await mapOwnerRefusal(owner, () => recomputeRecord(tx, table, id, context))
      if (!has.has(id)) requireEnoughRows(table, owner, record)
      if (!had.has(id)) requireFewRows(table, owner, record)
      if (record['version'] === stored['version']) await tx.run(updateQuery(table, id, []))
    }
  }
}

/** Recomputes a record from its stored rows, updates its own owners, and returns it with its rows. */
export async function recomputeRecord(
  tx: Transaction,
  table: Table,
  id: string,
  context: Context,
): Promise<JsonObject> {
  const { catalog } = context
  const before = await withChildren(tx, table, await getRecord(tx, table, id), catalog)
  const draft = computeAgain(table, before, await referredBy(tx, table, before, context))
  if (Object.keys(draft).length === 0) return before
  const validate = catalog.validatorOf(table.entity)
  if (validate) requireStillValid(table, validate, { before, draft })
  const values = await valuesOfChange(table, draft, context)
  await mapConstraintErrors(table, 'write', () => tx.run(updateQuery(table, id, values)))
  const after = await withChildren(tx, table, await getRecord(tx, table, id), catalog)
  await noteUpdated(tx, table, { before, draft, after }, context)
  await updateOwners(tx, table, { before: [before], after: [after] }, context)
  const isFollowed = await recomputeDependents(tx, table, [{ before, after }], context)
  // Rows that read their owner may have changed too.
  const isOther = isFollowed || mayFollowOwners(table, context)
  return isOther ? withChildren(tx, table, await getRecord(tx, table, id), catalog) : after
}

/** Whether a record may depend on values that owners compute from it; an owner whose rows are being saved updates it later. */
export function mayFollowOwners(table: Table, { savedOwner }: Pick<Context, 'savedOwner'>): boolean {
  return (
    savedOwner === undefined && table.owners !== undefined && computedColumns(table).some(followsReferences)
  )
}

function idsIn(records: readonly JsonObject[], { of }: Owner): Set<string> {
  return new Set(records.flatMap((record) => (typeof record[of] === 'string' ? [record[of]] : [])))
}

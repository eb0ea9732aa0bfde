import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Referrer, Table } from '#shared/contracts/Table.ts'
import type { Catalog, Context } from '../entity/Context.ts'
import { emptiesReferences, deletionOf } from './deletionOf.ts'
import type { Deletion } from './deletionOf.ts'
import { requireUnlockedDeletion } from './deletionLocks.ts'
import { findRecords, getRecord } from '../read/findRecord.ts'
import { entriesAfter, readBefore } from './noteDeletion.ts'
import { recomputeEmptied } from '../write/recomputeDependents.ts'
import { noteEntries } from '../write/journal/noteEntries.ts'
import { updateOwners } from '../write/updateOwners.ts'
import { lockInOrder, lockOwners, referringRows } from '../write/lockOwners.ts'
import { mapConstraintErrors } from '../write/mapConstraintErrors.ts'
import { requireUnused } from './requireUnused.ts'

/** Deletes one record with its cascade and returns it as it was. */
export async function deleteRecord(
  tx: Transaction,
  table: Table,
  id: string,
  context: Context,
): Promise<JsonObject> {
  await lockInOrder(tx, table, { ids: [id], forDelete: true, withCascade: true }, context)
  const record = await getRecord(tx, table, id)
  await deleteLocked(tx, table, [id], context)
  return record
}

/** Deletes all of these records or none of them. */
export async function deleteRecords(
  tx: Transaction,
  table: Table,
  ids: readonly string[],
  context: Context,
): Promise<void> {
  await lockInOrder(tx, table, { ids, forDelete: true, withCascade: true }, context)
  await deleteLocked(tx, table, ids, context)
}

async function deleteLocked(
  tx: Transaction,
  table: Table,
  ids: readonly string[],
  context: Context,
): Promise<void> {
  const { catalog } = context
  const deletion = await deletionOf(tx, { table, ids: ids.map((id) => id.toLowerCase()), catalog })
  await lockOwnersOfEmptied(tx, deletion, catalog)
  await requireUnused(tx, deletion, context)
  if (!context.isServer) await requireUnlockedDeletion(tx, deletion, catalog)
  const ruled = await ruledRecords(tx, deletion, catalog)
  const owned = await ownedRecords(tx, deletion)
  const remembered = catalog.journal && (await readBefore(tx, deletion, catalog))
  for (const { rules, records } of ruled) await rules.beforeDelete?.(tx, records, context)
  await mapConstraintErrors(table, 'delete', async () => {
    await clearReferences(tx, deletion, context)
    await tx.run(removal(deletion))
  })
  for (const { rules, records } of ruled) await rules.afterDelete?.(tx, records, context)
  if (remembered) await noteEntries(tx, await entriesAfter(tx, remembered, catalog), context)
  for (const { table: of, records } of owned) await updateOwners(tx, of, { before: records }, context)
}

async function ruledRecords(tx: Transaction, deletion: Deletion, catalog: Catalog) {
  const ruled = []
  for (const [table, ids] of deletion) {
    const rules = catalog.hooksOf(table.entity)
    if (!rules?.beforeDelete && !rules?.afterDelete) continue
    ruled.push({ rules, records: await findRecords(tx, table, [...ids]) })
  }
  return ruled
}

/** The records from which others compute values. */
async function ownedRecords(tx: Transaction, deletion: Deletion) {
  const owned = []
  for (const [table, ids] of deletion)
    if (table.owners) owned.push({ table, records: await findRecords(tx, table, [...ids]) })
  return owned
}

/** Locks the owners of records that lose a reference. */
async function lockOwnersOfEmptied(tx: Transaction, deletion: Deletion, catalog: Catalog): Promise<void> {
  for (const [table, ids] of deletion) {
    for (const referrer of table.referrers) {
      if (referrer.link || !emptiesReferences(table, referrer)) continue
      const stored = referringRows(referrer, [...ids])
      await lockOwners(tx, catalog.tableOf(referrer.entity), { stored }, catalog)
    }
  }
}

async function clearReferences(tx: Transaction, deletion: Deletion, context: Context): Promise<void> {
  const { catalog } = context
  for (const [table, ids] of deletion) {
    for (const referrer of table.referrers) {
      if (!emptiesReferences(table, referrer)) continue
      const emptied = await tx.rows<{ id: string }>(clearing(referrer, [...ids], catalog))
      if (referrer.link) continue
      const place = { by: referrer.column, ids: emptied.map(({ id }) => id) }
      await recomputeEmptied(tx, catalog.tableOf(referrer.entity), place, context)
    }
  }
}

/** Empties references and raises the versions. An open form of such a record then gets the usual conflict when it is saved. */
function clearing({ entity, table, column, link }: Referrer, ids: readonly string[], catalog: Catalog): Sql {
  const { kind, name } = catalog.tableOf(entity)
  const [at, target] = [identifier(table), identifier(column)]
  const raised = kind === 'log' ? undefined : sql`"version" = "version" + 1`
  if (!link)
    return sql`UPDATE ${at} SET ${join([sql`${target} = NULL`, ...(raised ? [raised] : [])])}
      WHERE ${target} = ANY(${ids}::uuid[]) RETURNING "id"`
  const gone = sql`DELETE FROM ${at} WHERE ${target} = ANY(${ids}::uuid[]) RETURNING "owner" AS "id"`
  if (!raised) return gone
  return sql`WITH gone AS (${gone})
    UPDATE ${identifier(name)} SET ${raised} WHERE "id" IN (SELECT "id" FROM gone) RETURNING "id"`
}

/** Deletes by one statement, because the database checks its foreign keys only at the end of a statement. */
function removal(deletion: Deletion): Sql {
  const parts = [...deletion].map(([table, ids], index) => {
    const name = identifier(table.name)
    const these = sql`WHERE "id" = ANY(${[...ids]}::uuid[])`
    return table.softDelete
      ? sql`${identifier(`d${index}`)} AS (UPDATE ${name} SET "deleted_at" = now(), "version" = "version" + 1 ${these})`
      : sql`${identifier(`d${index}`)} AS (DELETE FROM ${name} ${these})`
  })
  return sql`WITH ${join(parts)} SELECT 1`
}

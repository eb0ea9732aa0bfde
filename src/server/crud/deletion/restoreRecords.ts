import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Catalog, Context } from '../entity/Context.ts'
import type { JournalEntry } from '../entity/Journal.ts'
import { withId } from '../entity/withId.ts'
import { tableSql } from '../entity/tableSql.ts'
import { textOf } from '../entity/textOf.ts'
import { findRecords } from '../read/findRecord.ts'
import { restoredEntries } from '../write/journal/noteChange.ts'
import { noteEntries } from '../write/journal/noteEntries.ts'
import { lockInOrder } from '../write/lockOwners.ts'
import { updateOwners } from '../write/updateOwners.ts'
import { requireDepth } from '../write/references/treeDepth.ts'
import { mapOtherEntityRefusal } from '../write/mapOwnerRefusal.ts'
import { mapConstraintErrors } from '../write/mapConstraintErrors.ts'
import { causeOf } from './causeOf.ts'
import { deletedTable } from './deletedTable.ts'
import { requireAliveTargets } from './requireAliveTargets.ts'
import { restorationOf } from './restorationOf.ts'
import type { Restoration } from './restorationOf.ts'

/** Restores all of these records or none of them, each with the records that were deleted along with it. */
export async function restoreRecords(
  tx: Transaction,
  table: Table,
  ids: readonly string[],
  context: Context,
): Promise<void> {
  const { catalog } = context
  await lockInOrder(tx, deletedTable(table), { ids, forDelete: false, withCascade: true }, context)
  const restoration = await restorationOf(tx, { table, ids, catalog })
  const restored = await undeleteAll(tx, table, restoration)
  for (const [of, found] of restoration)
    await refusedOf(of, table, () => requireAliveTargets(tx, of, [...found], catalog))
  for (const record of await findRecords(tx, table, ids))
    await requireDepth(tx, table, { draft: record, id: textOf(record['id']) })
  for (const { table: of, records } of restored)
    await refusedOf(of, table, async () => catalog.hooksOf(of.entity)?.afterRestore?.(tx, records, context))
  await updateOwners(tx, table, { after: await findRecords(tx, table, ids) }, context)
  for (const { table: of, records } of restored) {
    const along = of === table ? records.filter(({ id }) => !ids.includes(textOf(id))) : records
    const work = () => updateOtherOwners(tx, { table: of, records: along }, restoration, context)
    await refusedOf(of, table, work)
  }
  await noteEntries(tx, entriesOf(restored, causeOf(restoration), catalog), context)
}

interface Restored {
  table: Table
  records: readonly JsonObject[]
}

async function undeleteAll(tx: Transaction, table: Table, restoration: Restoration): Promise<Restored[]> {
  const restored = []
  for (const [of, ids] of restoration) {
    if (of === table) for (const id of ids) await undelete(tx, table, [id])
    else await refusedOf(of, table, () => undelete(tx, of, [...ids]))
    restored.push({ table: of, records: await findRecords(tx, of, [...ids]) })
  }
  return restored
}

/** Names the entity in a refusal that is about another entity than the call. */
async function refusedOf<T>(of: Table, table: Table, work: () => Promise<T>): Promise<T> {
  return of === table ? work() : mapOtherEntityRefusal({ entity: of.entity }, work)
}

/** Updates owners that were not restored together with the rows; restored owners have counted these rows all along. */
async function updateOtherOwners(
  tx: Transaction,
  { table, records }: Restored,
  restoration: Restoration,
  context: Context,
): Promise<void> {
  for (const owner of table.owners ?? []) {
    const back = restoration.get(context.catalog.tableOf(owner.entity))
    const after = records.filter(({ [owner.of]: id = null }) => !back?.has(textOf(id)))
    await updateOwners(tx, { ...table, owners: [owner] }, { after }, context)
  }
}

/** Restores requested records one by one, so that a refusal names the record whose place is taken. */
async function undelete(tx: Transaction, table: Table, ids: readonly string[]): Promise<void> {
  const update = sql`UPDATE ${tableSql(table).name} SET "deleted_at" = NULL, "version" = "version" + 1
    WHERE "id" = ANY(${ids}::uuid[])`
  const work = () => mapConstraintErrors(table, 'write', () => tx.run(update))
  if (ids.length === 1) await withId(ids[0] ?? '', work)
  else await work()
}

function entriesOf(restored: readonly Restored[], cause: JsonObject, catalog: Catalog): JournalEntry[] {
  return restored.flatMap(({ table, records }, index) =>
    restoredEntries(table, records, catalog, index === 0 ? undefined : cause),
  )
}

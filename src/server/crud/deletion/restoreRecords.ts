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
import { lockInOrder } from '../write/lockOwners.ts'
import { updateOwners } from '../write/recomputed.ts'
import { requireDepth } from '../write/references/treeDepth.ts'
import { refusing } from '../write/refusing.ts'
import { causeOf } from './causeOf.ts'
import { deletedTable } from './deletedTable.ts'
import { requireAliveTargets } from './requireAliveTargets.ts'
import { restorationOf } from './restorationOf.ts'
import type { Restoration } from './restorationOf.ts'

/** Brings back all of these records or none of them, with what was deleted along with each. */
export async function restoreRecords(
  tx: Transaction,
  table: Table,
  ids: readonly string[],
  context: Context,
): Promise<void> {
  const { catalog } = context
  await lockInOrder(tx, deletedTable(table), { ids, forDelete: false }, context)
  const restoration = await restorationOf(tx, { table, ids, catalog })
  const restored = await shownAgain(tx, restoration)
  for (const [of, found] of restoration) await requireAliveTargets(tx, of, [...found], catalog)
  for (const record of await findRecords(tx, table, ids))
    await requireDepth(tx, table, { draft: record, id: textOf(record['id']) })
  for (const { table: of, records } of restored)
    await catalog.hooksOf(of.entity)?.afterRestore?.(tx, records, context)
  // What came along was with its owner all the time.
  await updateOwners(tx, table, { after: await findRecords(tx, table, ids) }, context)
  await catalog.journal?.note(tx, entriesOf(restored, causeOf(restoration), catalog), context)
}

interface Restored {
  table: Table
  records: readonly JsonObject[]
}

async function shownAgain(tx: Transaction, restoration: Restoration): Promise<Restored[]> {
  const restored = []
  for (const [table, ids] of restoration) {
    if (restored.length === 0) for (const id of ids) await showAgain(tx, table, [id])
    else await showAgain(tx, table, [...ids])
    restored.push({ table, records: await findRecords(tx, table, [...ids]) })
  }
  return restored
}

/** What was asked for is shown one by one, so that the refusal tells which record has no place any more. */
async function showAgain(tx: Transaction, table: Table, ids: readonly string[]): Promise<void> {
  const update = sql`UPDATE ${tableSql(table).name} SET "deleted_at" = NULL, "version" = "version" + 1
    WHERE "id" = ANY(${ids}::uuid[])`
  const work = () => refusing(table, 'write', () => tx.run(update))
  if (ids.length === 1) await withId(ids[0] ?? '', work)
  else await work()
}

function entriesOf(restored: readonly Restored[], cause: JsonObject, catalog: Catalog): JournalEntry[] {
  return restored.flatMap(({ table, records }, index) =>
    restoredEntries(table, records, catalog, index === 0 ? undefined : cause),
  )
}

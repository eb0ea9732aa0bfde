import type { Transaction } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Referrer, Table } from '#shared/contracts/Table.ts'
import type { Catalog } from '../entity/Context.ts'
import { isCascade, lockOtherOwners } from './deletionOf.ts'

/** Everything that comes back when some records are restored: ids by table, these records first. */
export type Restoration = ReadonlyMap<Table, ReadonlySet<string>>

/** Follows the references that were deleted along: what one deletion hid has the same moment. */
export async function restorationOf(
  tx: Transaction,
  { table, ids, catalog }: { table: Table; ids: readonly string[]; catalog: Catalog },
): Promise<Restoration> {
  const restoration = new Map([[table, new Set(ids)]])
  const waiting = [{ table, ids }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const referrer of next.table.referrers.filter((each) => each.softDelete && isCascade(each))) {
      const referring = catalog.tableOf(referrer.entity)
      const known = restoration.get(referring) ?? new Set()
      await lockOtherOwners(tx, referrer, next.ids, catalog)
      const found = await hiddenAlong(tx, next.table, referrer, next.ids)
      const added = found.filter((id) => !known.has(id))
      if (added.length === 0) continue
      restoration.set(referring, new Set([...known, ...added]))
      waiting.push({ table: referring, ids: added })
    }
  }
  return restoration
}

async function hiddenAlong(
  tx: Transaction,
  { name }: Table,
  { table, column }: Referrer,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    SELECT t."id" FROM ${identifier(table)} t JOIN ${identifier(name)} o ON o."id" = t.${identifier(column)}
    WHERE o."id" = ANY(${ids}::uuid[]) AND t."deleted_at" = o."deleted_at" ORDER BY t."id" FOR UPDATE OF t`)
  return rows.map(({ id }) => id)
}

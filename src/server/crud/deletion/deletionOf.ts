import type { Transaction } from '#server/database/Database.ts'
import { identifier, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Referrer, Table } from '#shared/contracts/Table.ts'
import type { Catalog } from '../entity/Context.ts'
import { lockOwners } from '../write/lockOwners.ts'

/** Everything that goes when some records are deleted: ids by table, these records first. */
export type Deletion = ReadonlyMap<Table, ReadonlySet<string>>

/** Follows the references that are deleted along, down trees and across entities. */
export async function deletionOf(
  tx: Transaction,
  { table, ids, catalog }: { table: Table; ids: readonly string[]; catalog: Catalog },
): Promise<Deletion> {
  const deletion = new Map([[table, new Set(ids)]])
  const waiting = [{ table, ids }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const referrer of next.table.referrers.filter(isCascade)) {
      const referring = catalog.tableOf(referrer.entity)
      const known = deletion.get(referring) ?? new Set()
      await lockOtherOwners(tx, referrer, next.ids, catalog)
      const found = await referringIds(tx, referrer, next.ids)
      const added = found.filter((id) => !known.has(id))
      if (added.length === 0) continue
      deletion.set(referring, new Set([...known, ...added]))
      waiting.push({ table: referring, ids: added })
    }
  }
  return deletion
}

/** Locks the owners of referring rows but the one that goes or comes back, which is locked. */
export async function lockOtherOwners(
  tx: Transaction,
  referrer: Referrer,
  ids: readonly string[],
  catalog: Catalog,
): Promise<void> {
  const { owners = [] } = catalog.tableOf(referrer.entity)
  const others = owners.filter(({ of }) => of !== referrer.column)
  await lockOwners(tx, { owners: others }, { stored: referringRows(referrer, ids) }, catalog)
}

/** The rows with these ids in their reference, hidden ones too. */
export function referringRows({ table, column }: Referrer, ids: readonly string[]): Sql {
  return sql`FROM ${identifier(table)} WHERE ${identifier(column)} = ANY(${ids}::uuid[])`
}

/** Whether the referring records are deleted along. */
export function isCascade({ onDelete, link }: Referrer): boolean {
  return onDelete === 'cascade' && !link
}

/** Locks what it finds, so that nothing is hung below it meanwhile. */
async function referringIds(
  tx: Transaction,
  { table, column, softDelete }: Referrer,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    SELECT t."id" FROM ${identifier(table)} t
    WHERE t.${identifier(column)} = ANY(${ids}::uuid[]) AND ${aliveSql(softDelete)} ORDER BY t."id" FOR UPDATE`)
  return rows.map(({ id }) => id)
}

/** Whether deleting a record of this table empties what refers to it. */
export function clears(
  { softDelete }: Table,
  { onDelete, link, softDelete: staysHidden }: Referrer,
): boolean {
  if (onDelete === 'clear' || (link && onDelete === 'cascade')) return true
  // Hidden rows would hold on for ever to a record that goes for good, and nobody could see why.
  return staysHidden && !softDelete
}

function aliveSql(softDelete: boolean): Sql {
  return raw(softDelete ? 't."deleted_at" IS NULL' : 'TRUE')
}

import type { Transaction } from '#server/database/Database.ts'
import { identifier, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Referrer, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Catalog } from './Context.ts'
import { tableSql } from './tableSql.ts'

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
      const found = await referringIds(tx, referrer, next.ids)
      const added = found.filter((id) => !known.has(id))
      if (added.length === 0) continue
      deletion.set(referring, new Set([...known, ...added]))
      waiting.push({ table: referring, ids: added })
    }
  }
  return deletion
}

function isCascade({ onDelete, link }: Referrer): boolean {
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

/** Refuses the deletion while a record that stays refers to one that goes. */
export async function requireUnused(tx: Transaction, deletion: Deletion, catalog: Catalog): Promise<void> {
  for (const [table, ids] of deletion) {
    for (const referrer of table.referrers.filter(({ onDelete }) => onDelete === 'refuse')) {
      const going = [...(deletion.get(catalog.tableOf(referrer.entity)) ?? [])]
      const used = await tx.row<{ id: string }>(usageSql(referrer, { ids: [...ids], going, catalog }))
      if (!used) continue
      const { entity } = referrer
      throw new AppError('RECORD_IN_USE', { id: used.id, entity, facts: { id: used.id, entity } })
    }
  }
}

function usageSql(
  { entity, table, column, link, softDelete }: Referrer,
  { ids, going, catalog }: { ids: readonly string[]; going: readonly string[]; catalog: Catalog },
): Sql {
  const target = identifier(column)
  if (!link) {
    return sql`SELECT t.${target} AS id FROM ${identifier(table)} t
      WHERE t.${target} = ANY(${ids}::uuid[]) AND t."id" <> ALL(${going}::uuid[]) AND ${aliveSql(softDelete)} LIMIT 1`
  }
  return sql`SELECT l.${target} AS id FROM ${identifier(table)} l
    JOIN ${tableSql(catalog.tableOf(entity)).name} t ON t."id" = l."owner"
    WHERE l.${target} = ANY(${ids}::uuid[]) AND l."owner" <> ALL(${going}::uuid[]) AND ${aliveSql(softDelete)} LIMIT 1`
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

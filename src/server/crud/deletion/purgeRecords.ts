import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Referrer, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Catalog, Context } from '../entity/Context.ts'
import { findRecords } from '../read/findRecord.ts'
import { purgedEntries } from '../write/journal/noteChange.ts'
import { noteEntries } from '../write/journal/noteEntries.ts'
import { lockInOrder } from '../write/lockOwners.ts'
import { mapConstraintErrors } from '../write/mapConstraintErrors.ts'
import { cascadeOf } from './cascadeOf.ts'
import type { CascadeStart, RecordsByTable } from './cascadeOf.ts'
import { causeOf } from './causeOf.ts'
import { deletedTable } from './deletedTable.ts'

/**
 * Deletes soft-deleted records permanently, all or none of them, with the soft-deleted records below them. Their entries in
 * the audit log remain.
 */
export async function purgeRecords(
  tx: Transaction,
  table: Table,
  ids: readonly string[],
  context: Context,
): Promise<void> {
  const { catalog } = context
  await lockInOrder(tx, deletedTable(table), { ids, forDelete: true, withCascade: true }, context)
  const purge = await purgeOf(tx, { table, ids: ids.map((id) => id.toLowerCase()), catalog })
  await requireNotCounted(tx, purge, catalog)
  const purged = await recordsOf(tx, purge)
  for (const { of, records } of purged) await catalog.hooksOf(of.entity)?.beforePurge?.(tx, records, context)
  await mapConstraintErrors(table, 'delete', async () => {
    for (const [of, gone] of purge)
      for (const referrer of of.referrers) await forget(tx, referrer, { gone, purge, catalog })
    await tx.run(removal(purge))
  })
  for (const { of, records } of purged) await catalog.hooksOf(of.entity)?.afterPurge?.(tx, records, context)
  const entries = purged.flatMap(({ of, records }, index) =>
    purgedEntries(of, records, catalog, index === 0 ? undefined : causeOf(purge)),
  )
  await noteEntries(tx, entries, context)
}

/** Includes all hidden records below, whenever they were deleted: they could not be restored without the records above. */
async function purgeOf(tx: Transaction, start: CascadeStart): Promise<RecordsByTable> {
  return cascadeOf(tx, start, async (_, referrer, ids) =>
    referrer.softDelete ? hiddenBelow(tx, referrer, ids) : [],
  )
}

async function hiddenBelow(
  tx: Transaction,
  { table, column }: Referrer,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    SELECT t."id" FROM ${identifier(table)} t
    WHERE t.${identifier(column)} = ANY(${ids}::uuid[]) AND t."deleted_at" IS NOT NULL ORDER BY t."id" FOR UPDATE`)
  return rows.map(({ id }) => id)
}

interface Purged {
  of: Table
  records: readonly JsonObject[]
}

async function recordsOf(tx: Transaction, purge: RecordsByTable): Promise<Purged[]> {
  const purged = []
  for (const [of, ids] of purge)
    purged.push({ of, records: await findRecords(tx, deletedTable(of), [...ids]) })
  return purged
}

/** Refuses rows deleted along with an owner that computes from them: a restored owner would keep sums of rows that are gone. */
async function requireNotCounted(tx: Transaction, purge: RecordsByTable, catalog: Catalog): Promise<void> {
  for (const [{ name, owners = [] }, ids] of purge) {
    for (const { entity, of } of owners.filter(({ isIndependent = false }) => !isIndependent)) {
      const owner = catalog.tableOf(entity)
      if (!owner.softDelete) continue
      const going = [...(purge.get(owner) ?? [])]
      const row = await tx.row<{ id: string }>(sql`
        SELECT t."id" FROM ${identifier(name)} t JOIN ${identifier(owner.name)} o ON o."id" = t.${identifier(of)}
        WHERE t."id" = ANY(${[...ids]}::uuid[]) AND t."deleted_at" = o."deleted_at" AND o."id" <> ALL(${going}::uuid[])
        LIMIT 1`)
      if (!row) continue
      const uses = [{ entity, hidden: true }]
      throw new AppError('RECORD_IN_USE', { id: row.id, entity, uses, facts: { id: row.id, entity, uses } })
    }
  }
}

interface Forgetting {
  gone: ReadonlySet<string>
  purge: RecordsByTable
  catalog: Catalog
}

/** Clears references from hidden records that remain. Visible records never refer to a purged record. */
async function forget(
  tx: Transaction,
  { entity, table, column, link, softDelete }: Referrer,
  { gone, purge, catalog }: Forgetting,
): Promise<void> {
  const refers = sql`${identifier(column)} = ANY(${[...gone]}::uuid[])`
  if (link) await tx.run(sql`DELETE FROM ${identifier(table)} WHERE ${refers}`)
  if (link || !softDelete) return
  const going = [...(purge.get(catalog.tableOf(entity)) ?? [])]
  await tx.run(sql`UPDATE ${identifier(table)} SET ${identifier(column)} = NULL
    WHERE ${refers} AND "deleted_at" IS NOT NULL AND "id" <> ALL(${going}::uuid[])`)
}

/** Deletes by one statement, because the database checks its foreign keys only at the end of a statement. */
function removal(purge: RecordsByTable): Sql {
  const parts = [...purge].map(
    ([{ name }, ids], index) =>
      sql`${identifier(`p${index}`)} AS (DELETE FROM ${identifier(name)} WHERE "id" = ANY(${[...ids]}::uuid[]))`,
  )
  return sql`WITH ${join(parts)} SELECT 1`
}

import type { Transaction } from '#server/database/Database.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Referrer, Table } from '#shared/contracts/Table.ts'
import { cascadeOf } from './cascadeOf.ts'
import type { CascadeStart, RecordsByTable } from './cascadeOf.ts'

/** All records that a restoration brings back, the requested ones first. */
export type Restoration = RecordsByTable

/** Finds the records that were deleted along with the given ones: records hidden by one deletion have the same time. */
export async function restorationOf(tx: Transaction, start: CascadeStart): Promise<Restoration> {
  return cascadeOf(tx, start, async (above, referrer, ids) =>
    referrer.softDelete ? hiddenAlong(tx, above, referrer, ids) : [],
  )
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

import type { Transaction } from '#server/database/Database.ts'
import { identifier, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Referrer, Table } from '#shared/contracts/Table.ts'
import { cascadeOf } from './cascadeOf.ts'
import type { CascadeStart, RecordsByTable } from './cascadeOf.ts'

/** Everything that goes when some records are deleted, these records first. */
export type Deletion = RecordsByTable

/** Everything that a deletion takes along: what refers to it and is there. */
export async function deletionOf(tx: Transaction, start: CascadeStart): Promise<Deletion> {
  return cascadeOf(tx, start, (_, referrer, ids) => referringIds(tx, referrer, ids))
}

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

import type { Transaction } from '#server/database/Database.ts'
import { identifier, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Referrer, Table } from '#shared/contracts/Table.ts'
import { cascadeOf } from './cascadeOf.ts'
import type { CascadeStart, RecordsByTable } from './cascadeOf.ts'

/** All records that a deletion removes, the requested ones first. */
export type Deletion = RecordsByTable

/** Finds all records that a deletion removes: the requested ones and the records that refer to them and are not deleted. */
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

/** Whether deleting a record of this table empties the references to it. */
export function emptiesReferences(
  { softDelete }: Table,
  { onDelete, link, softDelete: staysHidden }: Referrer,
): boolean {
  if (onDelete === 'clear' || (link && onDelete === 'cascade')) return true
  // Otherwise hidden rows would block a permanent deletion for ever, and nobody could see why.
  return staysHidden && !softDelete
}

function aliveSql(softDelete: boolean): Sql {
  return raw(softDelete ? 't."deleted_at" IS NULL' : 'TRUE')
}

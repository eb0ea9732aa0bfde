import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, sql } from '#server/database/sql.ts'

/** Inserts all rows with one statement; columns that the first row does not have get their defaults. */
export async function insertRows(tx: Transaction, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const name = identifier(table)
  const columns = join(Object.keys(first).map(identifier))
  await tx.run(sql`INSERT INTO ${name} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::jsonb)`)
}

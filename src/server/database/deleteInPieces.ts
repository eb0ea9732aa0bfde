import type { Queries } from './Database.ts'
import { sql } from './sql.ts'
import type { Sql } from './sql.ts'

/** Rows of one piece: a fraction of a second's work, for which other callers wait where there is one connection. */
const atOnce = 2000

interface RowsToDelete {
  table: Sql
  where: Sql
}

/**
 * Deletes the rows that meet a condition, and answers their number. One statement for very many rows would run into its time
 * limit, at every retry too, and block an embedded database for everybody until then.
 */
export async function deleteInPieces(queries: Queries, { table, where }: RowsToDelete): Promise<number> {
  let all = 0
  for (;;) {
    const piece = sql`SELECT ctid FROM ${table} WHERE ${where} LIMIT ${atOnce}`
    // Checks the condition twice, because a row may have changed in between.
    const deleted = await queries.run(sql`DELETE FROM ${table} WHERE ctid IN (${piece}) AND (${where})`)
    all += deleted
    if (deleted < atOnce) return all
  }
}

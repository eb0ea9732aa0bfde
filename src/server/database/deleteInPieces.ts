import type { Queries } from './Database.ts'
import { sql } from './sql.ts'
import type { Sql } from './sql.ts'

/** A fraction of a second's work, for which others wait where there is one connection. */
const atOnce = 2000

interface Doomed {
  table: Sql
  where: Sql
}

/**
 * Deletes the rows that meet a condition, and answers how many went. One statement for very many would be ended by its time limit,
 * at each try again, and keep everybody from an embedded database until then.
 */
export async function deleteInPieces(queries: Queries, { table, where }: Doomed): Promise<number> {
  let all = 0
  for (;;) {
    const piece = sql`SELECT ctid FROM ${table} WHERE ${where} LIMIT ${atOnce}`
    // Twice, for a row may have changed meanwhile.
    const deleted = await queries.run(sql`DELETE FROM ${table} WHERE ctid IN (${piece}) AND (${where})`)
    all += deleted
    if (deleted < atOnce) return all
  }
}

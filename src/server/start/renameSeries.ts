import type { Transaction } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'

/**
 * Moves the counts of numbers that belong to a renamed table or column. Otherwise they would begin again after the highest
 * existing number, and give the numbers of deleted records a second time.
 */
export async function renameSeries(tx: Transaction, former: string, name: string): Promise<void> {
  await tx.run(sql`WITH moved AS (DELETE FROM number_series WHERE starts_with(series, ${former}) RETURNING series, last)
    INSERT INTO number_series (series, last)
    SELECT ${name}::text || substr(series, char_length(${former}::text) + 1), last FROM moved
    ON CONFLICT (series) DO UPDATE SET last = greatest(number_series.last, excluded.last)`)
}

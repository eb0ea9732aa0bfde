import { sql } from '#server/database/sql.ts'
import type { Place } from './openPlace.ts'

/**
 * Sorts into the search indexes what the bare handler wrote and left waiting. Our server sorts in whatever waits in these
 * tables a second after its own writes, so it would do the other's work in its own time; and every search would read it along.
 */
export async function forgetBareRows({ database }: Pick<Place, 'database'>): Promise<void> {
  await database.run(sql`SELECT gin_clean_pending_list(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    JOIN pg_am a ON a.oid = c.relam WHERE i.indrelid = '"order"'::regclass AND a.amname = 'gin'`)
}

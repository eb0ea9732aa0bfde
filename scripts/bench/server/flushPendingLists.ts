import { sql } from '#server/database/sql.ts'
import type { BenchServer } from './openBenchServer.ts'

/**
 * Empties the pending lists of the search indexes after the bare handler's writes. The product flushes pending entries of these
 * tables a second after its own writes, so it would do the bare handler's work in its own time; and every search would scan them.
 */
export async function flushPendingLists({ database }: Pick<BenchServer, 'database'>): Promise<void> {
  await database.run(sql`SELECT gin_clean_pending_list(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    JOIN pg_am a ON a.oid = c.relam WHERE i.indrelid = '"order"'::regclass AND a.amname = 'gin'`)
}

import type { Database } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'

/** Opens all connections of a database, so that no later call has to wait for a new one. */
export async function openConnections(database: Database): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => database.rows(sql`SELECT pg_sleep(0.1)`)))
}

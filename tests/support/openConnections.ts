import type { Database } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'

/** Opens all connections of a database: a call that has to open one waits for that, whatever else it waits for. */
export async function openConnections(database: Database): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => database.rows(sql`SELECT pg_sleep(0.1)`)))
}

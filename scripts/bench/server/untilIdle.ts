import { setTimeout } from 'node:timers/promises'
import type { Database } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'

const patienceMs = 60_000

/** Waits until a database is idle: running counts whose callers have left would slow down the next measurement. */
export async function untilIdle(database: Database): Promise<void> {
  const until = Date.now() + patienceMs
  while (await isBusy(database)) {
    if (Date.now() > until) throw new Error('the database did not come to rest')
    await setTimeout(20)
  }
}

async function isBusy(database: Database): Promise<boolean> {
  const busy = await database.row(sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND state = 'active' AND pid <> pg_backend_pid()`)
  return busy !== undefined
}

import type { PooledQueries } from '#server/database/Database.ts'
import { failLostExports, sweepExports } from './exportJobs.ts'
import { notifyExportsFailed } from './notifyExportDone.ts'

/** Fails jobs whose process is gone and deletes old files; every process may do it. */
export async function tidyExports(database: PooledQueries): Promise<void> {
  await failLost(database)
  await sweepExports(database)
}

/** Marks jobs whose process is gone as failed and tells their owners. */
export async function failLost(database: PooledQueries): Promise<void> {
  await database.transaction(async (tx) => notifyExportsFailed(tx, await failLostExports(tx, 'EXPORT_LOST')))
}

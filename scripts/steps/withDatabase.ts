import { join } from 'node:path'
import { readConfig } from '#server/config/readConfig.ts'
import type { Database } from '#server/database/Database.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'

/** Opens the database that the environment names for the duration of the work. */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...process.env })
  const folder = join(config.dataFolder, 'database')
  const database = await openDatabase({ url: config.databaseUrl, folder, poolSize: 2 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

import { join } from 'node:path'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import type { Config } from '../config/Config.ts'
import type { OnFirstAdmin, RunningServer } from './serveOn.ts'

/** Opens and migrates the database and listens; closes the database if a step fails. */
export async function startServer(config: Config, onFirstAdmin?: OnFirstAdmin): Promise<RunningServer> {
  const opening = openDatabase({
    url: config.databaseUrl,
    folder: join(config.dataFolder, 'database'),
    poolSize: config.databasePool,
    // Tests and development find uses of the database inside a transaction.
    isGuarded: false,
  })
  // The rest of the code loads while the database opens, which takes as long.
  const [database, { serveOn }] = await Promise.all([opening, import('./serveOn.ts')])
  try {
    return await serveOn(database, config, onFirstAdmin)
  } catch (error) {
    await database.close()
    throw error
  }
}

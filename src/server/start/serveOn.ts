import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/database/Database.ts'
import { migrate } from '#server/database/migrate/migrate.ts'
import { buildApp } from '../app/app.ts'
import { serverCatalog } from '../app/serverCatalog.ts'
import type { Config } from '../config/Config.ts'
import { noteFailedMigration, noteStart } from '../notifications/noteStart.ts'
import { openControl } from '../transfer/openControl.ts'
import { firstStart } from './firstStart.ts'
import type { FirstAdmin } from './firstStart.ts'
import { forgetOutdatedPassword } from './forgetOutdatedPassword.ts'
import { endWritesWhenNewer } from './endWritesWhenNewer.ts'
import { listen } from './listen.ts'
import { migrationFiles } from './migrationFiles.ts'

/** A listening server. */
export interface RunningServer {
  address: string
  firstAdmin: FirstAdmin | undefined
  app: FastifyInstance
  /** Finishes the running calls, writes the log and closes the database. */
  stop(): Promise<void>
}

/** Called as soon as the first administrator exists: if the start fails later, the next attempt is no longer a first start. */
export type OnFirstAdmin = (admin: FirstAdmin) => void

/** Migrates the database and listens. */
export async function serveOn(
  database: Database,
  config: Config,
  onFirstAdmin?: OnFirstAdmin,
): Promise<RunningServer> {
  const files = migrationFiles()
  await migrate(database, files).catch(async (error: unknown) => {
    // If even this fails, the error of the migration is thrown all the same.
    await noteFailedMigration(database, error).catch(() => undefined)
    throw error
  })
  const catalog = serverCatalog(config)
  const firstAdmin = await firstStart({ config, database, catalog })
  if (firstAdmin) onFirstAdmin?.(firstAdmin)
  await noteStart(database)
  const app = await buildApp({ config, database, catalog })
  endWritesWhenNewer(app, database, files)
  const address = await listen(app, config).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  if (config.defaultPassword !== undefined)
    app.log.warn(
      { tag: 'start' },
      'FENXIAO_DEFAULT_PASSWORD is set: all users created without a password get the same one, and each of them knows it',
    )
  // Takes as long as a log-in, so the start does not wait for it.
  const forgetting = forgetOutdatedPassword(database, config.dataFolder).catch((error: unknown) => {
    app.log.warn({ err: error, tag: 'start' }, 'the first password in its file was not compared')
  })
  const closeControl =
    database.kind === 'embedded' ? await openControl(database, config.dataFolder) : undefined
  const stop = async (): Promise<void> => {
    await closeControl?.()
    await app.close()
    await forgetting
    await database.close()
  }
  return { address, firstAdmin, app, stop }
}

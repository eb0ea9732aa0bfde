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

/** A server that listens. */
export interface RunningServer {
  address: string
  firstAdmin: FirstAdmin | undefined
  app: FastifyInstance
  /** Finishes what was asked, writes the log and closes the database. */
  stop(): Promise<void>
}

/** Hears of the first administrator as soon as there is one: a start that fails afterwards is no first start any more when it is tried again. */
export type OnFirstAdmin = (admin: FirstAdmin) => void

/** Brings the database up to date and listens. */
export async function serveOn(
  database: Database,
  config: Config,
  onFirstAdmin?: OnFirstAdmin,
): Promise<RunningServer> {
  const files = migrationFiles()
  await migrate(database, files).catch(async (error: unknown) => {
    // A database that is not ready even for this keeps its own error.
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
  // It takes as long as a log-in, and nobody waits for it.
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

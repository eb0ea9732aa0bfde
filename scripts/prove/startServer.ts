import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app/app.ts'
import { readConfig } from '#server/config/readConfig.ts'
import type { Database } from '#server/database/Database.ts'
import { migrate } from '#server/database/migrate/migrate.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { beginSession } from '#server/sessions/sessions.ts'
import { firstStart } from '#server/start/firstStart.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'

/** A complete server with its own database, and its administrator's token. */
export interface ProvedServer {
  app: FastifyInstance
  database: Database
  token: string
  stop(): Promise<void>
}

/** Starts a private server, optionally with the demonstration's records; its data is removed when it stops. */
export async function startServer({ demo = false } = {}): Promise<ProvedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'fenxiao-prove-'))
  const config = readConfig({
    FENXIAO_DATA: folder,
    FENXIAO_ADMIN_PASSWORD: 'nobody logs in with this',
    FENXIAO_DEFAULT_PASSWORD: 'nor with this one',
    FENXIAO_DEMO: String(demo),
    PASSWORD_COST: '10',
    LOG_LEVEL: 'silent',
  })
  const database = await openDatabase({ folder: join(folder, 'database') })
  const catalog = serverCatalog(config)
  await migrate(database, migrationFiles())
  await firstStart({ config, database, catalog })
  const app = await buildApp({ config, database, catalog }, undefined, { makesDueMoves: false })
  const stop = async () => {
    await app.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  const admin = await database.row<{ id: string }>(sql`SELECT id FROM "user" WHERE username = 'admin'`)
  const start = { userId: admin?.id ?? '', remember: false, address: '127.0.0.1', agent: 'prove' }
  const { token } = await beginSession(database, start, config.session)
  return { app, database, token, stop }
}

import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app/app.ts'
import type { Config } from '#server/config/Config.ts'
import type { Environment } from '#server/config/EnvironmentReader.ts'
import { readConfig } from '#server/config/readConfig.ts'
import type { Database } from '#server/database/Database.ts'
import type { DatabaseOptions } from '#server/database/open/openDatabase.ts'
import { migrate } from '#server/database/migrate/migrate.ts'
import { sql } from '#server/database/sql.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { firstStart } from '#server/start/firstStart.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'
import type { DatabaseTemplate } from './copyEmbeddedTemplate.ts'
import type { TestDatabases } from './database.ts'
import { serverSources } from './migratedTemplate.ts'

/** A whole server for tests: with a real database after its first start, called without a socket. */
export interface TestServer {
  app: FastifyInstance
  config: Config
  database: Database
  /** Logs in as any user, with a captcha whose answer is read from the database; returns the token. */
  logIn(username?: string, password?: string): Promise<string>
  /** A captcha and its answer. */
  solvedCaptcha(): Promise<{ captcha_id: string; captcha_code: string }>
}

export const adminPassword = 'a password for tests'

/** Starts a server on a database of the calling block; it is closed after the block. */
export async function startTestServer(
  databases: TestDatabases,
  environment: Environment = {},
  options: Partial<DatabaseOptions> = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'fenxiao-server-'))
  databases.afterwards(() => rm(folder, { recursive: true, force: true }))
  const config = testConfig(folder, environment)
  const catalog = serverCatalog(config)
  const database = await databases.openFilled(await startedTemplate(config), options)
  const app = await buildApp({ config, database, catalog })
  databases.afterwards(() => app.close())
  const solvedCaptcha = () => solveCaptcha(app, database)
  const logIn = async (username = 'admin', password = adminPassword): Promise<string> => {
    const payload = { username, password, ...(await solvedCaptcha()) }
    const answer = await app.inject({ method: 'POST', url: '/api/v1/login', payload })
    return answer.json<{ data: { access_token: string } }>().data.access_token
  }
  return { app, config, database, logIn, solvedCaptcha }
}

/** A database after its first start; it is kept between runs until one of its sources changes. */
export async function startedTemplate(config: Config): Promise<DatabaseTemplate> {
  const passwords = createHash('sha256').update(
    JSON.stringify([config.adminPassword, config.defaultPassword, config.secretKeys]),
  )
  const name = `${serverSources()}-${passwords.digest('hex').slice(0, 8)}-${config.demo ? 'demo' : 'plain'}${config.samples ? '-samples' : ''}`
  const fill = async (database: Database) => {
    await migrate(database, migrationFiles())
    await firstStart({ config, database, catalog: serverCatalog(config) })
  }
  return { name, fill }
}

/** Settings of a test server in a folder of its own. */
export function testConfig(folder: string, environment: Environment = {}): Config {
  return readConfig({
    FENXIAO_DATA: folder,
    FENXIAO_ADMIN_PASSWORD: adminPassword,
    FENXIAO_DEFAULT_PASSWORD: 'the default password',
    // Databases are copied between tests, and their audit log is signed with this key.
    FENXIAO_SECRET_KEY: '07'.repeat(32),
    FENXIAO_DEMO: 'false',
    PASSWORD_COST: '10',
    FENXIAO_SAMPLES: 'false',
    LOG_LEVEL: 'silent',
    STOP_ANNOUNCED: '0',
    ...environment,
  })
}

async function solveCaptcha(app: FastifyInstance, database: Database) {
  const answer = await app.inject('/api/v1/captcha/id')
  const { captcha_id } = answer.json<{ data: { captcha_id: string } }>().data
  const row = await database.row<{ answer: string }>(sql`SELECT answer FROM captcha WHERE id = ${captcha_id}`)
  return { captcha_id, captcha_code: row?.answer ?? '' }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Database } from '#server/database/Database.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { beginSession } from '#server/sessions/sessions.ts'
import { finishProcess } from './finishProcess.ts'
import type { FinishedProcess } from './finishProcess.ts'
import { startProcess } from './startProcess.ts'
import type { RunningProcess } from './startProcess.ts'

/** A separate database of the bench, and a session of its administrator. */
export interface BenchServer {
  database: Database
  token: string
  /** Starts the built server on it, with all features on. */
  serve(): Promise<RunningProcess>
  /** Starts a script on it. */
  run(script: string, ...args: string[]): Promise<RunningProcess>
  /** Runs a script on it to its end. */
  finish(script: string): Promise<FinishedProcess>
  close(): Promise<void>
}

const limits = { hours: 1, idleMinutes: 60, rememberDays: 1 }

/** Creates a database on a PostgreSQL server, lets the product create its tables, and fills them. */
export async function openBenchServer(
  serverUrl: string,
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<BenchServer> {
  const url = await createDatabase(serverUrl, name)
  const folder = await mkdtemp(join(tmpdir(), 'fenxiao-bench-'))
  const environment = {
    DATABASE_URL: url,
    FENXIAO_DATA: folder,
    FENXIAO_ADMIN_PASSWORD: 'nobody logs in with this',
    NODE_ENV: 'production',
  }
  const serve = () => startProcess(['dist/server/main.js'], environment)
  const run = (script: string, ...args: string[]) =>
    startProcess(['--import', 'tsx', script, ...args], environment)
  const finish = (script: string) => finishProcess(['--import', 'tsx', script], environment)
  await (await serve()).stop()
  const database = await openDatabase({ url, folder: '', statementTimeoutMs: 600_000 })
  await fill(database)
  const admin = await database.row<{ id: string }>(sql`SELECT id FROM "user" WHERE username = 'admin'`)
  const start = { userId: admin?.id ?? '', remember: false, address: '127.0.0.1', agent: 'bench' }
  const { token } = await beginSession(database, start, limits)
  const close = async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { database, token, serve, run, finish, close }
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new Client(serverUrl)
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

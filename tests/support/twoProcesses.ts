import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '#server/config/EnvironmentReader.ts'
import type { Database } from '#server/database/Database.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { beginSession } from '#server/sessions/sessions.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { TestDatabases } from './database.ts'
import { startServerProcess } from './serverProcess.ts'

/** Two servers on one database, like servers behind a load balancer. */
export interface TwoProcesses {
  database: Database
  /** The addresses on which they listen. */
  origins: readonly string[]
  /** Their data folder. */
  folder: string
  /** Creates a session of the user with this name. */
  sessionOf: (username: string) => Promise<string>
  /** Calls one of the two. */
  call: (
    node: number,
    token: string,
    method: string,
    path: string,
    body?: object,
  ) => Promise<{ status: number; data: JsonObject }>
}

/** Starts both; they are closed after the block. */
export async function startTwoProcesses(
  databases: TestDatabases,
  more: Environment = {},
): Promise<TwoProcesses> {
  const place = await databases.place()
  const folder = await mkdtemp(join(tmpdir(), 'fenxiao-two-'))
  databases.afterwards(() => rm(folder, { recursive: true, force: true }))
  const environment = { DATABASE_URL: place.url ?? '', FENXIAO_DATA: folder, LOG_LEVEL: 'silent', ...more }
  const nodes = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
  const origins = await Promise.all(nodes.map((node) => node.address()))
  const database = await openDatabase(place)
  databases.afterwards(() => database.close())
  databases.afterwards(async () => {
    for (const node of nodes) node.signal('SIGTERM')
    await Promise.all(nodes.map((node) => node.exitCode()))
  })
  const sessionOf = async (username: string) => {
    const user = await database.row<{ id: string }>(sql`SELECT id FROM "user" WHERE username = ${username}`)
    const start = { userId: user?.id ?? '', remember: false, address: '', agent: '' }
    return (await beginSession(database, start, { hours: 1, idleMinutes: 60, rememberDays: 1 })).token
  }
  const call: TwoProcesses['call'] = async (node, token, method, path, body) => {
    const authorization = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${origins[node % origins.length]}/api/v1${path}`, {
      method,
      headers: body ? { ...authorization, 'content-type': 'application/json' } : authorization,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { data }: { data: JsonObject } = JSON.parse(await answer.text())
    return { status: answer.status, data }
  }
  return { database, origins, folder, sessionOf, call }
}

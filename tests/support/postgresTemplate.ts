import { Client } from 'pg'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import type { DatabaseTemplate } from './copyEmbeddedTemplate.ts'

/** The PostgreSQL server of a run, and the name in its databases' names. */
interface TestServer {
  url: string
  run: string
}

/** The name of a database with the template's content; the first test file that needs it creates it for the whole run. */
export function postgresTemplate({ url, run }: TestServer, template: DatabaseTemplate): Promise<string> {
  const name = `test_${run}_${template.name}`
  return onServer(url, async (client) => {
    // Other test files wait here until it is complete; the connection's end releases the lock.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    const known = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (known.rowCount === 0) {
      // Another file may have failed and left a partial one.
      await client.query(`DROP DATABASE IF EXISTS "${name}-made" WITH (FORCE)`)
      await client.query(`CREATE DATABASE "${name}-made" TEMPLATE template0`)
      const database = await openDatabase({ url: databaseAt(url, `${name}-made`), folder: '' })
      await template.fill(database).finally(() => database.close())
      await client.query(`ALTER DATABASE "${name}-made" RENAME TO "${name}"`)
    }
    return name
  })
}

/** Removes a run's databases from a server that keeps running. */
export async function dropDatabasesOf({ url, run }: TestServer): Promise<void> {
  await onServer(url, async (client) => {
    const mine = 'SELECT datname FROM pg_database WHERE starts_with(datname, $1)'
    const { rows } = await client.query<{ datname: string }>(mine, [`test_${run}_`])
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`)
  })
}

/** The address of another database on the same server. */
export function databaseAt(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${encodeURIComponent(name)}`
  return url.href
}

/** Runs work on the server itself. */
export async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

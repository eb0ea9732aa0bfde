import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database } from '#server/database/Database.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'

// Long, because a whole table may be read.
const statementTimeoutMs = 30 * 60_000

/** The place of the installation's rows: a PostgreSQL server, or the embedded database in the data folder. */
export interface DatabaseLocation {
  url: string | undefined
  folder: string
}

/** The place named by the environment. */
export function locationOf(environment: NodeJS.ProcessEnv): DatabaseLocation {
  const data = resolve(environment['FENXIAO_DATA'] || 'data')
  return { url: environment['DATABASE_URL'] || undefined, folder: join(data, 'database') }
}

/** Whether a database exists; the check does not create one. */
export function databaseExists({ url, folder }: DatabaseLocation): boolean {
  return url !== undefined || existsSync(join(folder, 'PG_VERSION'))
}

/** Opens the database for long work. */
export function openLocation(place: DatabaseLocation): Promise<Database> {
  return openDatabase({ ...place, poolSize: 2, statementTimeoutMs })
}

/** The name of a place, without a password. */
export function locationName({ url, folder }: DatabaseLocation): string {
  if (url === undefined) return folder
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

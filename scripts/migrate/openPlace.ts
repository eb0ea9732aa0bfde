import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database } from '#server/database/Database.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'

// A whole table may be read.
const statementTimeoutMs = 30 * 60_000

/** Where the installation keeps its rows: a PostgreSQL server, or the embedded database in the data folder. */
export interface Place {
  url: string | undefined
  folder: string
}

/** The place that the environment names. */
export function placeOf(environment: NodeJS.ProcessEnv): Place {
  const data = resolve(environment['FENXIAO_DATA'] || 'data')
  return { url: environment['DATABASE_URL'] || undefined, folder: join(data, 'database') }
}

/** Whether there is a database already; one is not made by looking for it. */
export function isThere({ url, folder }: Place): boolean {
  return url !== undefined || existsSync(join(folder, 'PG_VERSION'))
}

/** Opens it for work that takes as long as it takes. */
export function openPlace(place: Place): Promise<Database> {
  return openDatabase({ ...place, poolSize: 2, statementTimeoutMs })
}

/** How a place is called, without a password. */
export function nameOf({ url, folder }: Place): string {
  if (url === undefined) return folder
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

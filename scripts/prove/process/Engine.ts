import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import type { DatabaseKind } from '#server/database/Database.ts'
import { startPostgres } from '../../postgres/startPostgres.ts'
import type { PostgresServer } from '../../postgres/startPostgres.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import type { Account } from './prepareDatabase.ts'

/** A database for the proofs, with a log-in. */
export interface Engine {
  kind: DatabaseKind
  account: Account
  /** The environment of the server processes. */
  environment: Readonly<Record<string, string>>
  /** The PostgreSQL server, whose commits reach the disk. */
  postgres?: PostgresServer
  remove(): Promise<void>
}

/** Makes a new database of one kind. */
export async function makeEngine(kind: DatabaseKind): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'fenxiao-prove-'))
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined
  // Remains of killed servers' sockets are removed with the folder.
  const environment = {
    FENXIAO_DATA: folder,
    TMPDIR: folder,
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  }
  const remove = async (): Promise<void> => {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const database = await openDatabase({ url: postgres?.url, folder: join(folder, 'database') })
    const account = await prepareDatabase(database, environment).finally(() => database.close())
    return { kind, account, environment, ...(postgres ? { postgres } : {}), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

import type { Database } from '../Database.ts'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import { openPostgres } from '../postgres/openPostgres.ts'

export interface DatabaseOptions {
  /** A PostgreSQL server, e.g. `postgres://user:password@host/database`; the embedded engine when absent. */
  url?: string | undefined
  /** The folder of the embedded engine's files, for one process at a time. */
  folder: string
  /** Connections to PostgreSQL, 10 by default. */
  poolSize?: number | undefined
  /** How long one statement may take, 15 s by default. */
  statementTimeoutMs?: number | undefined
  /** False: PostgreSQL does not detect use of the database inside a transaction; the check takes a third of a short call. */
  isGuarded?: boolean | undefined
  /** Free space below which the embedded engine does not start and takes no writes, 200 MB by default. */
  minimumFreeBytes?: number | undefined
  /** Free space below which the embedded engine takes not even log-ins, 20 MB by default. */
  essentialFreeBytes?: number | undefined
  /** Answers the free bytes to the embedded engine; by default the disk's own number. */
  freeBytes?: (() => Promise<number>) | undefined
}

/** Opens the database: PostgreSQL by its url, else the embedded engine in the folder. */
export async function openDatabase({ url, folder, ...options }: DatabaseOptions): Promise<Database> {
  return url ? openPostgres({ url, ...options }) : openEmbedded({ folder, ...options })
}

import type { Database } from '../Database.ts'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import { openPostgres } from '../postgres/openPostgres.ts'

export interface DatabaseOptions {
  /** A PostgreSQL server, e.g. `postgres://user:password@host/database`; the embedded engine when absent. */
  url?: string | undefined
  /** Where the embedded engine keeps its files; one process at a time. */
  folder: string
  /** Connections to PostgreSQL, 10 by default. */
  poolSize?: number | undefined
  /** How long one statement may take, 15 s by default. */
  statementTimeoutMs?: number | undefined
  /** False: on PostgreSQL, using the database inside a transaction is not found out at once, which costs a third of a short call. */
  isGuarded?: boolean | undefined
  /** Free space below which the embedded engine does not start or takes no writes, 200 MB by default. */
  minimumFreeBytes?: number | undefined
  /** Free space below which the embedded engine takes not even log-ins, 20 MB by default. */
  essentialFreeBytes?: number | undefined
  /** Tells the embedded engine how many bytes are free; the disk is asked by default. */
  freeBytes?: (() => Promise<number>) | undefined
}

/** Opens the database: PostgreSQL by its url, else the embedded engine in the folder. */
export async function openDatabase({ url, folder, ...options }: DatabaseOptions): Promise<Database> {
  return url ? openPostgres({ url, ...options }) : openEmbedded({ folder, ...options })
}

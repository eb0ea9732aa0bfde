import type { ReadTurns } from './ReadTurns.ts'
import type { Sql } from './sql.ts'
import type { WriteTurns } from './WriteTurns.ts'

/** The queries of a database and, alike, of a transaction. */
export interface Queries {
  /** Runs a statement and answers the number of rows it affected. */
  run(query: Sql): Promise<number>
  /** All rows of a query; fails with `RowsTooLong` if their texts have more than `charactersAtMost` characters together. */
  rows<Row extends object>(query: Sql, charactersAtMost?: number): Promise<Row[]>
  /** The first row of a query, if there is one. */
  row<Row extends object>(query: Sql): Promise<Row | undefined>
  /** Runs a statement whose answer is not needed; a transaction does not wait for it, and its error makes the commit fail. */
  runUnawaited(query: Sql): Promise<void>
  /** Inserts rows without returning them; a transaction joins the inserts of several calls and does not wait for them. */
  add(...inserts: readonly Sql[]): Promise<void>
}

/** Queries that succeed or fail together; unusable once `transaction` has returned. */
export interface Transaction extends Queries {
  /** Runs the work in a savepoint; rolls it back and throws if it fails. The transaction goes on either way. */
  attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

export interface TransactionOptions {
  /** How long one statement may take and wait for a lock; for migrations and imports, which take longer than a request may. */
  statementTimeoutMs?: number
}

/** Called with the payload of every notification on a channel. */
export type OnNotify = (payload: string) => void

/** The two engines: PGlite in a data folder, or a PostgreSQL server. */
export type DatabaseKind = 'embedded' | 'postgres'

/** The health of the database, as the health route shows it. */
export interface DatabaseHealth {
  kind: DatabaseKind
  /** Whether a query was answered just now. */
  ready: boolean
  /** False while the disk is nearly full or the server takes no writes, and once a newer version has migrated the database. */
  writable: boolean
  /** The time of the round trip, if there was one. */
  latencyMs?: number
  /** Version of the engine, e.g. `18.6`. */
  version?: string
  /** Free bytes of the data folder's disk, embedded only. */
  freeBytes?: number
  /** How often the engine was reopened since the start, embedded only. */
  reopened?: number
}

/** Single queries and transactions. Work inside `transaction` must use its argument: queries past it are refused there. */
export interface PooledQueries extends Queries {
  /** Commits when `work` returns, rolls back when it throws. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
}

/** An open database. */
export interface Database extends PooledQueries {
  readonly kind: DatabaseKind
  /** The same queries for log-ins, log-outs and the audit log, which may still write for a while when the disk is nearly full. */
  readonly essential: PooledQueries
  /** The queue of writes that may have to wait for locks. */
  readonly turns: WriteTurns
  /** The queues of reads, one for each table, since a table may be locked as a whole. */
  readonly reads: ReadTurns
  /** Listens to notifications; `onResync` is called after an interruption in which some may have been missed. */
  listen(channel: string, onNotify: OnNotify, onResync?: () => void): Promise<() => Promise<void>>
  health(): Promise<DatabaseHealth>
  close(): Promise<void>
}

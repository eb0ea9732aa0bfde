import type { ReadTurns } from './ReadTurns.ts'
import type { Sql } from './sql.ts'
import type { WriteTurns } from './WriteTurns.ts'

/** What can be asked of a database or, alike, inside a transaction. */
export interface Queries {
  /** Runs a statement and answers how many rows it touched. */
  run(query: Sql): Promise<number>
  /** All rows of a query; fails with `RowsTooLong` where their texts have more characters than the caller can hold. */
  rows<Row extends object>(query: Sql, charactersAtMost?: number): Promise<Row[]>
  /** The first row of a query, if there is one. */
  row<Row extends object>(query: Sql): Promise<Row | undefined>
  /** Runs a statement whose answer nobody needs; inside a transaction it is not waited for, and its error is that of the commit. */
  later(query: Sql): Promise<void>
  /** Inserts rows that are not needed back: inside a transaction those of several calls become one statement, which is not waited for either. */
  add(...inserts: readonly Sql[]): Promise<void>
}

/** Queries that succeed or fail together; of no use once `transaction` has returned. */
export interface Transaction extends Queries {
  /** Does the work, or takes back what it did and throws; the transaction goes on either way. */
  attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

export interface TransactionOptions {
  /** How long one statement may take, and wait for a lock; for migrations and imports, which need more than a request may. */
  statementTimeoutMs?: number
}

/** Called with the payload of every notification on a channel. */
export type OnNotify = (payload: string) => void

/** The two engines: PGlite in a data folder, or a PostgreSQL server. */
export type DatabaseKind = 'embedded' | 'postgres'

/** What the health route shows. */
export interface DatabaseHealth {
  kind: DatabaseKind
  /** A query was answered just now. */
  ready: boolean
  /** False while the disk is nearly full or the server takes no writes. */
  writable: boolean
  /** Time of the round trip, when there was one. */
  latencyMs?: number
  /** Version of the engine, e.g. `18.6`. */
  version?: string
  /** Free bytes of the data folder's disk, embedded only. */
  freeBytes?: number
  /** How often the engine had to be opened again since the start, embedded only. */
  reopened?: number
}

/** Single queries and transactions. Inside `transaction` only its argument is used: a query outside of it is refused there. */
export interface PooledQueries extends Queries {
  /** Commits what `work` did when it returns, takes everything back when it throws. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
}

/** An open database. */
export interface Database extends PooledQueries {
  readonly kind: DatabaseKind
  /** The same for logging in and out and for the audit log: these go on writing for a while when the disk is nearly full. */
  readonly essential: PooledQueries
  /** Where writes that may have to wait for locks queue up. */
  readonly turns: WriteTurns
  /** Where reads of a table queue up that may be locked as a whole. */
  readonly reads: ReadTurns
  /** Hears notifications; `onResync` is called after an interruption in which some may have been missed. */
  listen(channel: string, onNotify: OnNotify, onResync?: () => void): Promise<() => Promise<void>>
  health(): Promise<DatabaseHealth>
  close(): Promise<void>
}

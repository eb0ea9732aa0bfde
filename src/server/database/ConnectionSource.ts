import type { PoolClient } from 'pg'

/** The source of a database's connections; the two engines differ in nothing else. */
export interface ConnectionSource {
  /** A pipelining connection for the caller alone, until it is released. */
  connect(): Promise<PoolClient>
  /** The error that the caller gets in place of a query's error; may reopen the engine. */
  failureOf(error: unknown): unknown
}

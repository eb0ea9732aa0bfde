import type { PoolClient } from 'pg'

/** Where a database takes its connections from; the two engines differ in nothing else. */
export interface ConnectionSource {
  /** A pipelining connection for the caller alone, until it is released. */
  connect(): Promise<PoolClient>
  /** What the caller is told instead of a query's error; may open the engine again. */
  failureOf(error: unknown): unknown
}

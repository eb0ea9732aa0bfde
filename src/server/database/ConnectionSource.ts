import type { PoolClient } from 'pg'

/** Where a database takes its connections from; the two engines differ in nothing else. */
export interface ConnectionSource {
  /** A connection for the caller alone, until it is released. */
  connect(): Promise<PoolClient>
  /** Told every error of a query before the caller is; may open the engine again. */
  onFailure(error: unknown): void
  /** Whether a server process of its own stands behind each connection, so that named statements stay with it. */
  preparesStatements: boolean
}

import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Queries } from './Database.ts'
import { failureOf, isConnectionLost } from './failureOf.ts'
import { sql } from './sql.ts'
import type { Sql } from './sql.ts'
import type { StatementNames } from './StatementNames.ts'

interface ConnectionSettings {
  names?: StatementNames | undefined
  /** How long the driver waits for one answer; the pool's own limit when absent. */
  timeoutMs?: number | undefined
  onFailure(error: unknown): void
}

// pg reads it, its types do not know it.
interface TimedQuery extends QueryConfig<unknown[]> {
  query_timeout?: number
}

/** One connection of the pool: its queries run one after the other, even when they are asked for at once. */
export class Connection implements Queries {
  readonly #client: PoolClient
  readonly #settings: ConnectionSettings
  #last: Promise<unknown> = Promise.resolve()
  #lost = false

  constructor(client: PoolClient, settings: ConnectionSettings) {
    this.#client = client
    this.#settings = settings
  }

  async run(query: Sql): Promise<number> {
    const results = await this.#inTurn(query)
    return results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
  }

  async rows<Row extends object>(query: Sql): Promise<Row[]> {
    const results = await this.#inTurn(query)
    return results.at(-1)?.rows ?? []
  }

  async row<Row extends object>(query: Sql): Promise<Row | undefined> {
    return (await this.rows<Row>(query))[0]
  }

  /** Answers false when PostgreSQL took everything back instead, as it does without a word after a failed statement. */
  async commit(): Promise<boolean> {
    const results = await this.#inTurn(sql`COMMIT`)
    return results.at(-1)?.command === 'COMMIT'
  }

  release(): void {
    this.#client.release(this.#lost)
  }

  #inTurn(query: Sql): Promise<QueryResult[]> {
    const next = this.#last.then(() => this.#ask(query))
    this.#last = next.catch(() => undefined)
    return next
  }

  async #ask(query: Sql): Promise<QueryResult[]> {
    try {
      // A text of several statements, as a migration is, gives several results.
      const result: QueryResult | QueryResult[] = await this.#client.query(this.#timed(query))
      return Array.isArray(result) ? result : [result]
    } catch (error) {
      this.#lost ||= isConnectionLost(error)
      this.#settings.onFailure(error)
      throw failureOf(error)
    }
  }

  #timed({ text, values }: Sql): TimedQuery {
    const { names, timeoutMs } = this.#settings
    const name = values.length > 0 ? names?.nameOf(text) : undefined
    return {
      text,
      values,
      ...(name === undefined ? {} : { name }),
      ...(timeoutMs === undefined ? {} : { query_timeout: timeoutMs }),
    }
  }
}

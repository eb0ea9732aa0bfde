import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { AppError } from '#shared/errors/AppError.ts'
import type { Queries } from './Database.ts'
import { isOutdatedPlan } from './databaseError.ts'
import { isConnectionLost } from './failureOf.ts'
import { sql } from './sql.ts'
import type { Sql } from './sql.ts'
import type { StatementNames } from './StatementNames.ts'

interface ConnectionSettings {
  names: StatementNames
  /** How long the driver waits for one answer; the pool's own limit when absent. */
  timeoutMs?: number | undefined
  failureOf(error: unknown): unknown
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
      return await this.#send(query, this.#settings.names.nameOf(query))
    } catch (error) {
      if (isOutdatedPlan(error)) return this.#askAnew(query)
      this.#lost ||= isConnectionLost(error)
      throw this.#settings.failureOf(error)
    }
  }

  /** Another process changed the table: what this connection keeps of its statements is worthless. */
  async #askAnew(query: Sql): Promise<QueryResult[]> {
    this.#lost = true
    if (this.#client.getTransactionStatus() !== 'I') throw new AppError('WRITE_CONFLICT')
    return this.#send(query, undefined)
  }

  async #send({ text, values }: Sql, name: string | undefined): Promise<QueryResult[]> {
    const { timeoutMs } = this.#settings
    const query: TimedQuery = {
      text,
      values,
      ...(name === undefined ? {} : { name }),
      ...(timeoutMs === undefined ? {} : { query_timeout: timeoutMs }),
    }
    // A text of several statements, as a migration is, gives several results.
    const result: QueryResult | QueryResult[] = await this.#client.query(query)
    return Array.isArray(result) ? result : [result]
  }
}

import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { AppError } from '#shared/errors/AppError.ts'
import type { Queries } from './Database.ts'
import { isOutdatedPlan } from './databaseError.ts'
import { isConnectionLost } from './failureOf.ts'
import { sql } from './sql.ts'
import type { Sql } from './sql.ts'
import type { Statement, StatementNames } from './StatementNames.ts'

interface ConnectionSettings {
  names: StatementNames
  /** Whether a statement may be sent before the one ahead of it is answered. */
  pipelines: boolean
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
  readonly #unwaited: Promise<unknown>[] = []
  #last: Promise<unknown> = Promise.resolve()
  #lost = false

  constructor(client: PoolClient, settings: ConnectionSettings) {
    this.#client = client
    this.#settings = settings
  }

  async run(query: Sql): Promise<number> {
    const results = await this.#ask(query)
    return results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
  }

  async rows<Row extends object>(query: Sql): Promise<Row[]> {
    const results = await this.#ask(query)
    return results.at(-1)?.rows ?? []
  }

  async row<Row extends object>(query: Sql): Promise<Row | undefined> {
    return (await this.rows<Row>(query))[0]
  }

  async later(query: Sql): Promise<void> {
    const asked = this.#ask(query)
    // Told by `settle`; without this the process would end before.
    asked.catch(() => undefined)
    this.#unwaited.push(asked)
  }

  /** Waits for what was not waited for, and fails with the first of its errors. */
  async settle(): Promise<void> {
    for (const asked of this.#unwaited.splice(0)) await asked
  }

  /** Answers false when PostgreSQL took everything back instead, as it does without a word after a failed statement. */
  async commit(): Promise<boolean> {
    const asked = this.#ask(sql`COMMIT`)
    asked.catch(() => undefined)
    await this.settle()
    return (await asked).at(-1)?.command === 'COMMIT'
  }

  release(): void {
    this.#client.release(this.#lost)
  }

  #ask({ text, values }: Sql): Promise<QueryResult[]> {
    const query = { text, values }
    if (this.#settings.pipelines) return this.#answer(query)
    const next = this.#last.then(() => this.#answer(query))
    this.#last = next.catch(() => undefined)
    return next
  }

  async #answer(query: Statement): Promise<QueryResult[]> {
    try {
      return await this.#send(query, this.#settings.names.nameOf(query))
    } catch (error) {
      if (isOutdatedPlan(error)) return this.#askAnew(query)
      this.#lost ||= isConnectionLost(error)
      throw this.#settings.failureOf(error)
    }
  }

  /** Another process changed the table: what this connection keeps of its statements is worthless. */
  async #askAnew(query: Statement): Promise<QueryResult[]> {
    this.#lost = true
    if (this.#client.getTransactionStatus() !== 'I') throw new AppError('WRITE_CONFLICT')
    return this.#send(query, undefined)
  }

  async #send({ text, values }: Statement, name: string | undefined): Promise<QueryResult[]> {
    const query: TimedQuery = { text, values }
    if (name !== undefined) query.name = name
    if (this.#settings.timeoutMs !== undefined) query.query_timeout = this.#settings.timeoutMs
    // A text of several statements, as a migration is, gives several results.
    const result: QueryResult | QueryResult[] = await this.#client.query(query)
    return Array.isArray(result) ? result : [result]
  }
}

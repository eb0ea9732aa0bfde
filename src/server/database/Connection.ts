import type { PoolClient, QueryResult } from 'pg'
import { AppError } from '#shared/errors/AppError.ts'
import { asOneStatement } from './asOneStatement.ts'
import { boundedTypes } from './boundedTypes.ts'
import type { Queries } from './Database.ts'
import { isOutdatedPlan } from './databaseError.ts'
import { isConnectionLost } from './failureOf.ts'
import { isPlannedByValues } from './sql.ts'
import type { Sql } from './sql.ts'
import type { NamedStatement, Statement, StatementNames } from './StatementNames.ts'

/** The inserts that one statement holds at most. PostgreSQL keeps one parsed text for each number of inserts. */
const insertsInOne = 4

const begin: NamedStatement = { name: 'fx_begin', text: 'BEGIN', values: [] }
const commit: NamedStatement = { name: 'fx_commit', text: 'COMMIT', values: [] }
const rollback: NamedStatement = { name: 'fx_rollback', text: 'ROLLBACK', values: [] }

/** The options with which a statement is sent. */
interface SendOptions {
  name?: string | undefined
  charactersAtMost?: number | undefined
}

/** A statement on its way. */
type SentStatement = Statement & SendOptions

interface ConnectionSettings {
  names: StatementNames
  /** How long the driver waits for one answer; the pool's own limit when absent. */
  timeoutMs?: number | undefined
  failureOf(error: unknown): unknown
}

/** One connection of the pool. The driver pipelines: it sends statements at once; they run and are answered in that order. */
export class Connection implements Queries {
  readonly #client: PoolClient
  readonly #settings: ConnectionSettings
  readonly #unwaited: Promise<unknown>[] = []
  #lost = false
  #gathers = false
  #added: Sql[] = []

  constructor(client: PoolClient, settings: ConnectionSettings) {
    this.#client = client
    this.#settings = settings
  }

  async run(query: Sql): Promise<number> {
    const results = await this.#ask(query)
    return results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
  }

  async rows<Row extends object>(query: Sql, charactersAtMost?: number): Promise<Row[]> {
    const last = (await this.#ask(query, { charactersAtMost })).at(-1)
    return last ? takeRows(last) : []
  }

  async row<Row extends object>(query: Sql): Promise<Row | undefined> {
    return (await this.rows<Row>(query))[0]
  }

  async runUnawaited(query: Sql): Promise<void> {
    this.#gather()
    this.#sendAdded()
    this.#sendUnwaited(query)
  }

  async add(...inserts: readonly Sql[]): Promise<void> {
    if (this.#added.length + inserts.length > insertsInOne) {
      this.#gather()
      this.#sendAdded()
    }
    this.#added.push(...inserts)
  }

  /** Waits for the statements that were sent without waiting, and fails with the first of their errors. */
  async settle(): Promise<void> {
    for (const asked of this.#unwaited.splice(0)) await asked
  }

  /** Drops inserts that were not sent yet, and the errors of statements without waiting: all of it is rolled back. */
  async forget(): Promise<void> {
    this.#added = []
    await Promise.allSettled(this.#unwaited.splice(0))
  }

  /** Begins a transaction; the BEGIN is sent together with the first statement. */
  begin(): void {
    this.#gather()
    this.#sendUnwaited(begin, begin)
  }

  /** Answers false when PostgreSQL rolled back instead, as it does without an error after a failed statement. */
  async commit(): Promise<boolean> {
    this.#gather()
    const asked = this.#ask(commit, commit)
    asked.catch(() => undefined)
    await this.settle()
    return (await asked).at(-1)?.command === 'COMMIT'
  }

  /** Also drops inserts that were not sent yet. */
  async rollback(): Promise<void> {
    this.#added = []
    await this.#send(rollback, rollback)
  }

  release(): void {
    this.#client.release(this.#lost)
  }

  /** Sends all statements of this tick in one piece: a system call for each costs more than building the statement. */
  #gather(): void {
    if (this.#gathers) return
    this.#gathers = true
    const { stream } = this.#client.connection
    stream.cork()
    process.nextTick(() => {
      this.#gathers = false
      stream.uncork()
    })
  }

  /** Sends the inserts added so far, so that the next statement sees their rows. */
  #sendAdded(): void {
    if (this.#added.length > 0) this.#sendUnwaited(asOneStatement(this.#added.splice(0)))
  }

  #sendUnwaited(statement: Statement, options?: SendOptions): void {
    const sent = this.#send(statement, options)
    // `settle` throws the error; without this line Node would end the process before.
    sent.catch(() => undefined)
    this.#unwaited.push(sent)
  }

  #ask(query: Statement, options?: SendOptions): Promise<QueryResult[]> {
    this.#sendAdded()
    return this.#send(query, options)
  }

  #send(statement: Statement, { name: given, charactersAtMost }: SendOptions = {}): Promise<QueryResult[]> {
    const { text, values } = statement
    const name =
      given ?? (isPlannedByValues(statement) ? undefined : this.#settings.names.nameOf({ text, values }))
    return this.#answer({ text, values, name, charactersAtMost })
  }

  async #answer(asked: SentStatement): Promise<QueryResult[]> {
    try {
      return await this.#submit(asked)
    } catch (error) {
      // From here the stack names the caller; the driver's own stack only shows that an answer arrived.
      if (error instanceof Error) Error.captureStackTrace(error)
      if (isOutdatedPlan(error)) return this.#resend(asked)
      this.#lost ||= isConnectionLost(error)
      throw this.#settings.failureOf(error)
    }
  }

  /** Sends a statement again after another process changed its table, since the connection's prepared statements are outdated. */
  async #resend(asked: SentStatement): Promise<QueryResult[]> {
    this.#lost = true
    if (this.#client.getTransactionStatus() !== 'I') throw new AppError('WRITE_CONFLICT')
    return this.#submit({ ...asked, name: undefined })
  }

  async #submit({ name, text, values, charactersAtMost }: SentStatement): Promise<QueryResult[]> {
    const given = [...values]
    const types = charactersAtMost === undefined ? undefined : boundedTypes(charactersAtMost)
    // The driver reads `query_timeout`, which its types lack.
    const query = { name, text, values: given, types, query_timeout: this.#settings.timeoutMs }
    // A text of several statements, such as a migration, gives several results.
    const result: QueryResult | QueryResult[] = await this.#client.query(query)
    // The driver's old queries hold the values, as they hold rows.
    given.length = 0
    return Array.isArray(result) ? result : [result]
  }
}

/**
 * Takes the rows out of a result. Each query of the driver references the next even when both are garbage, so a minor collection
 * frees neither: while a million rows are read page by page, they would fill 100 MB until a major collection runs.
 */
function takeRows<Row extends object>(result: QueryResult<Row>): Row[] {
  const { rows } = result
  result.rows = []
  return rows
}

import type { PoolClient, QueryResult } from 'pg'
import { AppError } from '#shared/errors/AppError.ts'
import { asOneStatement } from './asOneStatement.ts'
import type { Queries } from './Database.ts'
import { isOutdatedPlan } from './databaseError.ts'
import { isConnectionLost } from './failureOf.ts'
import { LeadingQuery } from './LeadingQuery.ts'
import type { Sql } from './sql.ts'
import type { NamedStatement, Statement, StatementNames } from './StatementNames.ts'

/** A text for each number of them, which PostgreSQL keeps parsed. */
const insertsInOne = 4

const begin: NamedStatement = { name: 'fx_begin', text: 'BEGIN', values: [] }
const commit: NamedStatement = { name: 'fx_commit', text: 'COMMIT', values: [] }
const rollback: NamedStatement = { name: 'fx_rollback', text: 'ROLLBACK', values: [] }

/** A statement on its way, behind those that share its answer. */
interface Asked extends Statement {
  name: string | undefined
  ahead: readonly NamedStatement[]
}

interface ConnectionSettings {
  names: StatementNames
  /** Whether a statement may be sent before the one ahead of it is answered. */
  pipelines: boolean
  /** How long the driver waits for one answer; the pool's own limit when absent. */
  timeoutMs?: number | undefined
  failureOf(error: unknown): unknown
}

/** One connection of the pool: its queries run one after the other, even when they are asked for at once. */
export class Connection implements Queries {
  readonly #client: PoolClient
  readonly #settings: ConnectionSettings
  readonly #unwaited: Promise<unknown>[] = []
  #last: Promise<unknown> = Promise.resolve()
  #lost = false
  #gathers = false
  #added: Sql[] = []
  /** Not waited for, and sent together with whatever is asked next. */
  #ahead: NamedStatement[] = []

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
    this.#gather()
    this.#sendAdded()
    this.#lead(query)
  }

  async add(...inserts: readonly Sql[]): Promise<void> {
    if (this.#added.length + inserts.length > insertsInOne) {
      this.#gather()
      this.#sendAdded()
    }
    this.#added.push(...inserts)
  }

  /** Waits for what was not waited for, and fails with the first of its errors. */
  async settle(): Promise<void> {
    for (const asked of this.#unwaited.splice(0)) await asked
  }

  /** Begins a transaction, together with its first statement. */
  begin(): void {
    this.#lead(begin, begin.name)
  }

  /** Answers false when PostgreSQL took everything back instead, as it does without a word after a failed statement. */
  async commit(): Promise<boolean> {
    this.#gather()
    const asked = this.#ask(commit, commit.name)
    asked.catch(() => undefined)
    await this.settle()
    return (await asked).at(-1)?.command === 'COMMIT'
  }

  /** What still waits to be sent never is; without its BEGIN there is nothing to take back. */
  async rollback(): Promise<void> {
    this.#added = []
    const isBegun = !this.#ahead.includes(begin)
    this.#ahead = []
    if (isBegun) await this.#send(rollback, rollback.name)
  }

  release(): void {
    this.#client.release(this.#lost)
  }

  /** What is asked before the process waits again leaves in one piece: a system call for each statement costs more than making it. */
  #gather(): void {
    if (this.#gathers || !this.#settings.pipelines) return
    this.#gathers = true
    const { stream } = this.#client.connection
    stream.cork()
    process.nextTick(() => {
      this.#gathers = false
      stream.uncork()
    })
  }

  /** Whatever comes next finds the rows that were added before. */
  #sendAdded(): void {
    if (this.#added.length > 0) this.#lead(asOneStatement(this.#added.splice(0)))
  }

  /** Once the server has parsed it, a statement costs no answer of its own. */
  #lead({ text, values }: Statement, name = this.#settings.names.nameOf({ text, values })): void {
    const isParsed = name !== undefined && this.#client.connection.parsedStatements[name] !== undefined
    if (isParsed) this.#ahead.push({ name, text, values })
    else this.#sendUnwaited({ text, values }, name)
  }

  #sendUnwaited(statement: Statement, name: string | undefined): void {
    const asked = this.#send(statement, name)
    // Told by `settle`; without this the process would end before.
    asked.catch(() => undefined)
    this.#unwaited.push(asked)
  }

  #ask(query: Statement, name?: string): Promise<QueryResult[]> {
    this.#sendAdded()
    return this.#send(query, name)
  }

  #send(
    { text, values }: Statement,
    name = this.#settings.names.nameOf({ text, values }),
  ): Promise<QueryResult[]> {
    const asked = { text, values, name, ahead: this.#takeAhead(values.length > 0 || name !== undefined) }
    if (this.#settings.pipelines) return this.#answer(asked)
    const next = this.#last.then(() => this.#answer(asked))
    this.#last = next.catch(() => undefined)
    return next
  }

  /** A text without a name or values speaks another protocol, in which nothing may be ahead of it without an answer. */
  #takeAhead(isCompatible: boolean): readonly NamedStatement[] {
    const ahead = this.#ahead.splice(0)
    if (isCompatible) return ahead
    for (const statement of ahead) this.#sendUnwaited(statement, statement.name)
    return []
  }

  async #answer(asked: Asked): Promise<QueryResult[]> {
    try {
      return await this.#submit(asked)
    } catch (error) {
      // From here it tells who asked, while the driver knows only that an answer came.
      if (error instanceof Error) Error.captureStackTrace(error)
      if (isOutdatedPlan(error)) return this.#askAnew(asked)
      this.#lost ||= isConnectionLost(error)
      throw this.#settings.failureOf(error)
    }
  }

  /** Another process changed the table: what this connection keeps of its statements is worthless. */
  async #askAnew({ ahead, ...asked }: Asked): Promise<QueryResult[]> {
    this.#lost = true
    if (ahead.length > 0 || this.#client.getTransactionStatus() !== 'I') throw new AppError('WRITE_CONFLICT')
    return this.#submit({ ...asked, name: undefined, ahead })
  }

  #submit({ name, ahead, ...statement }: Asked): Promise<QueryResult[]> {
    return new Promise((resolve, reject) => {
      // A text of several statements, as a migration is, gives several results.
      const answer = (error: Error | undefined, result: QueryResult | QueryResult[]): void => {
        if (error) reject(error)
        else resolve(Array.isArray(result) ? result : [result])
      }
      // The driver would copy settings property by property; it reads these two, its types do not know them.
      const settings = { name, query_timeout: this.#settings.timeoutMs }
      this.#client.query(Object.assign(new LeadingQuery(statement, ahead, answer), settings))
    })
  }
}

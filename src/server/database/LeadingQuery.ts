import { Query } from 'pg'
import type { Connection, QueryResult } from 'pg'
import type { NamedStatement, Statement } from './StatementNames.ts'

declare module 'pg' {
  // What the driver calls as answers arrive; its types leave it out.
  interface Query {
    handleDataRow(message: unknown): void
    handleCommandComplete(message: unknown, connection: Connection): void
  }
  interface Connection {
    /** Texts of the named statements that the server has parsed. */
    readonly parsedStatements: Readonly<Record<string, string>>
  }
}

/** What comes of a query; a text of several statements, as a migration is, gives several results. */
export type OnAnswer = (error: Error | undefined, result: QueryResult | QueryResult[]) => void

/**
 * A query behind others that nobody waits for: the server answers all of them at once, and after a failure skips the rest,
 * so the first error is everybody's. The connection must have parsed those ahead already; rows that they give are dropped.
 */
export class LeadingQuery extends Query {
  readonly #ahead: readonly NamedStatement[]
  #unanswered: number

  constructor({ text, values }: Statement, ahead: readonly NamedStatement[], onAnswer: OnAnswer) {
    super(text, values, onAnswer)
    this.#ahead = ahead
    this.#unanswered = ahead.length
  }

  override submit = (connection: Connection): void => {
    // In one piece, or the server would be woken by each of them.
    connection.stream.cork()
    try {
      for (const statement of this.#ahead) submitSilently(statement, connection)
      return Query.prototype.submit.call(this, connection)
    } finally {
      connection.stream.uncork()
    }
  }

  override handleDataRow(message: unknown): void {
    if (this.#unanswered === 0) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#unanswered === 0) super.handleCommandComplete(message, connection)
    else this.#unanswered -= 1
  }
}

function submitSilently({ name, text, values }: NamedStatement, connection: Connection): void {
  new Query({ name, text, values: [...values] }).submit(silent(connection))
}

const silentConnections = new WeakMap<Connection, Connection>()

/** The connection without the messages that ask the server to answer. */
function silent(connection: Connection): Connection {
  const known = silentConnections.get(connection)
  if (known) return known
  const nothing = { value: () => undefined }
  const made: Connection = Object.create(connection, { describe: nothing, sync: nothing })
  silentConnections.set(connection, made)
  return made
}

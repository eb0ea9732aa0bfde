import { Query } from 'pg'
import type { PoolClient, QueryResult } from 'pg'

/** A statement as the driver is to send it. */
export interface Submission {
  text: string
  values: readonly unknown[]
  name: string | undefined
  /** How long its answer is waited for; the pool's own limit when absent. */
  timeoutMs: number | undefined
}

/** A query of the driver. Where it is given a description of one, it copies that property by property and wraps its promise in another. */
class SubmittedQuery extends Query {
  readonly name: string | undefined
  // The driver reads it; its types do not know it.
  readonly query_timeout: number | undefined

  constructor({ name, text, timeoutMs }: Submission, values: unknown[], answer: Answer) {
    super(text, values, answer)
    this.name = name
    this.query_timeout = timeoutMs
  }
}

type Answer = (error: Error | undefined, result: QueryResult | QueryResult[]) => void

/** Sends a statement and waits for its results: a text of several, as a migration is, has several. */
export function submitted(client: PoolClient, statement: Submission): Promise<QueryResult[]> {
  const values = [...statement.values]
  return new Promise((resolve, reject) => {
    const answer: Answer = (error, result) => {
      // Held by the driver's old queries, as rows are.
      values.length = 0
      if (error) reject(error)
      else resolve(Array.isArray(result) ? result : [result])
    }
    client.query(new SubmittedQuery(statement, values, answer))
  })
}

import type { PooledQueries, Queries, Transaction, TransactionOptions } from '../Database.ts'
import { raw } from '../sql.ts'
import type { Sql } from '../sql.ts'

const readWrite = raw('SET TRANSACTION READ WRITE')

/** Queries that may write to a read-only engine while `mayPass` is true: each becomes a transaction set to read-write. */
export function essentialQueries(queries: PooledQueries, mayPass: () => boolean): PooledQueries {
  const transaction = <T>(
    work: (tx: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T> => {
    if (!mayPass()) return queries.transaction(work, options)
    const writing = async (tx: Transaction): Promise<T> => {
      await tx.runUnawaited(readWrite)
      return work(tx)
    }
    return queries.transaction(writing, options)
  }
  const single = <T>(ask: (asked: Queries) => Promise<T>): Promise<T> =>
    mayPass() ? transaction(ask) : ask(queries)
  return {
    transaction,
    run: (query) => single((asked) => asked.run(query)),
    rows: <Row extends object>(query: Sql, charactersAtMost?: number) =>
      single((asked) => asked.rows<Row>(query, charactersAtMost)),
    row: <Row extends object>(query: Sql) => single((asked) => asked.row<Row>(query)),
    runUnawaited: (query) => single((asked) => asked.runUnawaited(query)),
    add: (...inserts) => single((asked) => asked.add(...inserts)),
  }
}

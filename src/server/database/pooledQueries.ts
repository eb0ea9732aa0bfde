import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '#shared/errors/AppError.ts'
import { asOneStatement } from './asOneStatement.ts'
import { Connection } from './Connection.ts'
import type { ConnectionSource } from './ConnectionSource.ts'
import type { PooledQueries, Transaction, TransactionOptions } from './Database.ts'
import { inTransaction } from './inTransaction.ts'
import type { Scope } from './inTransaction.ts'
import type { Sql } from './sql.ts'
import { StatementNames } from './StatementNames.ts'

export interface PooledQueriesOptions extends TransactionOptions {
  /** Whether using the database itself inside a transaction is refused at once; true by default. */
  isGuarded?: boolean | undefined
}

/** Single queries and transactions, each on its own connection from the source. */
export function pooledQueries(
  source: ConnectionSource,
  { isGuarded = true, ...defaults }: PooledQueriesOptions = {},
): PooledQueries {
  const current = new AsyncLocalStorage<Scope>()
  const names = new StatementNames()

  const onConnection = async <T>(
    work: (connection: Connection) => Promise<T>,
    options: TransactionOptions = defaults,
  ): Promise<T> => {
    // On the embedded engine, or on a full pool of PostgreSQL, the query and the transaction would wait for each other.
    if (current.getStore()?.open) {
      throw new AppError('INTERNAL', {
        reason: 'The database was used inside a transaction, instead of its tx',
      })
    }
    const connection = new Connection(await source.connect(), {
      names,
      timeoutMs: options.statementTimeoutMs,
      failureOf: (error) => source.failureOf(error),
    })
    try {
      return await work(connection)
    } finally {
      connection.release()
    }
  }

  return {
    run: (query) => onConnection((connection) => connection.run(query)),
    rows: <Row extends object>(query: Sql, charactersAtMost?: number) =>
      onConnection((connection) => connection.rows<Row>(query, charactersAtMost)),
    row: <Row extends object>(query: Sql) => onConnection((connection) => connection.row<Row>(query)),
    runUnawaited: (query) => onConnection(async (connection) => void (await connection.run(query))),
    add: (...inserts) =>
      onConnection(async (connection) => void (await connection.run(asOneStatement(inserts)))),
    transaction: (work, options = defaults) => {
      const scope = { open: true }
      const guarded = (tx: Transaction) => (isGuarded ? current.run(scope, () => work(tx)) : work(tx))
      const inScope = (connection: Connection) => inTransaction(connection, scope, guarded, options)
      return onConnection(inScope, options)
    },
  }
}

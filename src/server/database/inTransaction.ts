import { AppError } from '#shared/errors/AppError.ts'
import type { Connection } from './Connection.ts'
import type { Transaction, TransactionOptions } from './Database.ts'
import { raw, sql } from './sql.ts'
import type { Sql } from './sql.ts'

/** The lifetime of a transaction or of a savepoint in one. */
export interface Scope {
  open: boolean
  /** The transaction or savepoint that encloses this savepoint. */
  parent?: Scope
}

/** Runs the work in a transaction on the connection; commits it, or rolls it back if it fails. */
export async function inTransaction<T>(
  connection: Connection,
  scope: Scope,
  work: (tx: Transaction) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  connection.begin()
  await limitStatements(connection, options)
  try {
    const result = await work(whileOpen(connection, scope))
    scope.open = false
    await commit(connection)
    return result
  } catch (error) {
    scope.open = false
    // Without an answer the connection is discarded, and the server rolls back on its own.
    await connection.rollback().catch(() => undefined)
    // A failed statement that was not awaited makes all later ones fail, so its error is the cause.
    await connection.settle()
    throw error
  }
}

async function limitStatements(connection: Connection, options: TransactionOptions): Promise<void> {
  const { statementTimeoutMs } = options
  if (statementTimeoutMs === undefined) return
  await connection.runUnawaited(
    sql`SET LOCAL statement_timeout = ${raw(String(Math.ceil(statementTimeoutMs)))}`,
  )
  // The statement timeout bounds the waiting for locks as well.
  await connection.runUnawaited(sql`SET LOCAL lock_timeout = 0`)
}

async function commit(connection: Connection): Promise<void> {
  if (await connection.commit()) return
  throw new AppError('INTERNAL', {
    reason: 'A statement failed in the transaction, and its error was ignored',
  })
}

/** Refuses work that outlives its transaction, because the connection belongs to another caller by then. */
function whileOpen(connection: Connection, scope: Scope): Transaction {
  const opened = (): Connection => {
    requireOpen(scope)
    return connection
  }
  return {
    run: async (query) => opened().run(query),
    rows: async <Row extends object>(query: Sql, charactersAtMost?: number) =>
      opened().rows<Row>(query, charactersAtMost),
    row: async <Row extends object>(query: Sql) => opened().row<Row>(query),
    runUnawaited: async (query) => opened().runUnawaited(query),
    add: async (...inserts) => opened().add(...inserts),
    attempt: async (work) => inSavepoint(opened(), scope, work),
  }
}

function requireOpen(scope: Scope): void {
  if (!isOpen(scope)) throw new AppError('INTERNAL', { reason: 'A transaction was used after its end' })
}

function isOpen({ open, parent }: Scope): boolean {
  return open && (parent === undefined || isOpen(parent))
}

const savepoint = sql`SAVEPOINT fx_attempt`
const release = sql`RELEASE SAVEPOINT fx_attempt`
const rollbackToSavepoint = sql`ROLLBACK TO SAVEPOINT fx_attempt`

/** Runs work that may fail without its transaction failing; nested savepoints may have the same name. */
async function inSavepoint<T>(
  connection: Connection,
  parent: Scope,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const scope = { open: true, parent }
  await connection.run(savepoint)
  try {
    const result = await work(whileOpen(connection, scope))
    requireOpen(parent)
    scope.open = false
    await connection.run(release)
    return result
  } catch (error) {
    scope.open = false
    // The rollback of the enclosing transaction included this savepoint.
    if (!isOpen(parent)) throw error
    // Inserts that the work has added but not sent must not be sent with later rows.
    await connection.forget()
    await connection.run(rollbackToSavepoint)
    await connection.run(release)
    throw error
  }
}

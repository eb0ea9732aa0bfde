import type { Database, Transaction } from '#server/database/Database.ts'
import { AppError } from '#shared/errors/AppError.ts'

/** A database whose next transaction can be aborted. */
export interface Breakable {
  database: Database
  /** Aborts the next transaction before one of its statements (the first is 1), as if the process had ended. */
  breakAt: (statement: number) => void
}

/** Wraps a database so that its transactions can be aborted. */
export function breakable(whole: Database): Breakable {
  let armed: number | undefined
  const transaction: Database['transaction'] = (work, options) => {
    const at = armed
    armed = undefined
    return whole.transaction((tx) => work(at === undefined ? tx : breakingAt(tx, at)), options)
  }
  return {
    database: { ...whole, transaction, health: () => whole.health(), close: () => whole.close() },
    breakAt: (statement) => void (armed = statement),
  }
}

function breakingAt(tx: Transaction, at: number): Transaction {
  let left = at
  const count = () => {
    left -= 1
    if (left <= 0) throw new AppError('DATABASE_UNAVAILABLE')
  }
  return {
    run: async (query) => (count(), tx.run(query)),
    rows: async (query) => (count(), tx.rows(query)),
    row: async (query) => (count(), tx.row(query)),
    // These two are not awaited: the next statement throws.
    runUnawaited: (query) => {
      left -= 1
      return tx.runUnawaited(query)
    },
    add: (...inserts) => {
      left -= 1
      return tx.add(...inserts)
    },
    attempt: async (work) => (count(), tx.attempt((inner) => work(breakingAt(inner, left)))),
  }
}

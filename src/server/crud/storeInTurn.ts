import type { Transaction } from '#server/database/Database.ts'
import type { Call } from './Call.ts'
import { CallerWatch } from './CallerWatch.ts'
import { inWriteTransaction } from './entity/inWriteTransaction.ts'

// Nearly every write is over before the first check. A check asks the database only if something changed or a second has passed.
const askEveryMs = 200

/**
 * Runs a transaction when it is the caller's turn. Only the caller's own other calls wait. A caller who was refused while the
 * transaction waited for a lock changes nothing.
 */
export async function storeInTurn<T>(
  {
    database,
    context: { user },
    writes,
    recheckAccess,
  }: Pick<Call, 'database' | 'context' | 'writes' | 'recheckAccess'>,
  work: (tx: Transaction) => Promise<T>,
  row?: string,
): Promise<T> {
  const store = async () => {
    await recheckAccess()
    const watch = new CallerWatch(recheckAccess, askEveryMs)
    const watched = async (tx: Transaction): Promise<T> => {
      const done = await work(tx)
      watch.requireStill()
      return done
    }
    try {
      return await inWriteTransaction(database, watched, row)
    } finally {
      watch.end()
    }
  }
  return user ? writes.take(user.id, store) : store()
}

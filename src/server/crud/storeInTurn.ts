import type { Transaction } from '#server/database/Database.ts'
import type { Call } from './Call.ts'
import { inWriteTransaction } from './entity/inWriteTransaction.ts'

/** Runs a transaction when it is the caller's turn. Only the caller's own other calls wait. */
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
    return inWriteTransaction(database, work, row)
  }
  return user ? writes.take(user.id, store) : store()
}

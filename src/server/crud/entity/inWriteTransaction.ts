import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import { AppError } from '#shared/errors/AppError.ts'

const triesAtMost = 4
const pauseMs = 20

/** A transaction that is tried again when it collides with another one: a deadlock is nobody's mistake. Those of one `row` take turns. */
export async function inWriteTransaction<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
  row?: string,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await database.turns.take(() => database.transaction(work), row)
    } catch (error) {
      if (!isCollision(error)) throw error
      if (tried === triesAtMost) throw new AppError('WRITE_CONFLICT', { cause: error })
      // A chance pause, or the two would meet again.
      await sleep(Math.random() * pauseMs * tried)
    }
  }
}

function isCollision(error: unknown): boolean {
  if (error instanceof AppError && error.code === 'WRITE_CONFLICT') return true
  // A row that was held for long is not free a moment later; the caller is told at once.
  return constraintOf(error)?.kind === 'serialization'
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { heldIn, hold, joinedHeld } from './HeldElsewhere.ts'
import type { Held } from './HeldElsewhere.ts'

const triesAtMost = 4
const pauseMs = 20
/** Each time it holds more, so that it gets on: a document with many rows comes to many records that others change. */
const yieldsAtMost = 20

/**
 * A transaction that is tried again when it collides with another one: a deadlock is nobody's mistake. Those of one `row` take turns.
 * What others held when it came to need it, it holds before anything else the next time.
 */
export async function inWriteTransaction<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
  row?: string,
): Promise<T> {
  let first: Held[] = []
  const holding = async (tx: Transaction): Promise<T> => {
    for (const held of first) await hold(tx, held)
    return work(tx)
  }
  for (let tried = 1, gaveWay = 0; ;) {
    try {
      return await database.turns.take(() => database.transaction(holding), row)
    } catch (error) {
      if (!isCollision(error)) throw error
      const held = heldIn(error)
      if (held) gaveWay += 1
      else tried += 1
      if (tried > triesAtMost || gaveWay > yieldsAtMost)
        throw new AppError('WRITE_CONFLICT', { cause: error })
      if (held) first = joinedHeld(first, held)
      // A chance pause, or the two would meet again.
      else await sleep(Math.random() * pauseMs * tried)
    }
  }
}

function isCollision(error: unknown): boolean {
  if (error instanceof AppError && error.code === 'WRITE_CONFLICT') return true
  // A row that was held for long is not free a moment later; the caller is told at once.
  return constraintOf(error)?.kind === 'serialization'
}

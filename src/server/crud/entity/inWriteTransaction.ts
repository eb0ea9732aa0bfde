import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { heldIn, hold, addHeld } from './HeldElsewhere.ts'
import type { Held } from './HeldElsewhere.ts'

const triesAtMost = 4
const pauseMs = 20
/**
 * The limit of restarts that give way to other calls. Each restart locks more from the beginning, which ensures progress; a
 * document with many rows may meet many records that other calls change.
 */
const yieldsAtMost = 20

/**
 * Runs a transaction, and runs it again after a collision, since a deadlock is nobody's mistake. Transactions of one `row`
 * take turns. A record that another call held is locked first the next time.
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
      if (held) first = addHeld(first, held)
      // A random pause, or the two would collide again.
      else await sleep(Math.random() * pauseMs * tried)
    }
  }
}

/** The `row` of a transaction that writes one record. */
export function turnOfRecord({ name }: Pick<Table, 'name'>, { id }: { id: string }): string {
  return `${name} ${id.toLowerCase()}`
}

function isCollision(error: unknown): boolean {
  if (error instanceof AppError && error.code === 'WRITE_CONFLICT') return true
  // A row with a long-held lock will not be free a moment later, so the caller gets the error at once.
  return constraintOf(error)?.kind === 'serialization'
}

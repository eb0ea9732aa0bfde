import { Semaphore } from './Semaphore.ts'
import type { Patience } from './Semaphore.ts'

const connection: Patience = { patienceMs: 3000, refusal: 'DATABASE_BUSY' }
// As long as a locked row is waited for.
const record: Patience = { patienceMs: 2500, refusal: 'WRITE_CONFLICT' }

/**
 * Writes wait for locks, and each that waits holds a connection. So of one record one at a time goes to the database, and all of
 * them together leave some connections to those who only read and to what every call asks.
 */
export class WriteTurns {
  readonly #all: Semaphore
  readonly #rows = new Map<string, Semaphore>()

  constructor(atOnce: number) {
    this.#all = new Semaphore(atOnce)
  }

  /** Does the work when it is its turn; who waits too long for the record is told of a conflict, like one who waits for its lock. */
  async take<T>(work: () => Promise<T>, row?: string): Promise<T> {
    const turn = () => this.#all.run(work, connection)
    if (row === undefined) return turn()
    const ofRow = this.#rows.get(row) ?? new Semaphore(1)
    this.#rows.set(row, ofRow)
    try {
      return await ofRow.run(turn, record)
    } finally {
      if (ofRow.isIdle && this.#rows.get(row) === ofRow) this.#rows.delete(row)
    }
  }
}

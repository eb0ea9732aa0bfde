import pLimit from 'p-limit'
import type { LimitFunction } from 'p-limit'
import { AppError } from '#shared/errors/AppError.ts'

/** More than a browser has connections, and than a program needs to keep the database busy. */
const atOnceOfOne = 16
/** Each waiting call takes some ten kilobytes. */
const waitingOfOne = 5000

/**
 * Calls wait for each other in one line for the database, which answers in the order of asking. So of one user only some stand
 * in it at once, and the others wait here: who asks for thousands of things waits for them, and nobody else does.
 */
export class CallTurns {
  readonly #ofUsers = new Map<string, LimitFunction>()

  /** Waits for the user's turn; answers how to say, once, that it is over. */
  async begin(userId: string): Promise<() => void> {
    const own = this.#ofUsers.get(userId) ?? pLimit(atOnceOfOne)
    if (own.pendingCount >= waitingOfOne) throw new AppError('REQUESTS_LIMITED', { retryAfter: 1 })
    this.#ofUsers.set(userId, own)
    return new Promise((resolve) => {
      const turn = own(() => new Promise<void>(resolve))
      void turn.then(() => this.#forget(userId, own))
    })
  }

  #forget(userId: string, own: LimitFunction): void {
    if (own.activeCount + own.pendingCount === 0) this.#ofUsers.delete(userId)
  }
}

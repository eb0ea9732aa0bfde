import pLimit from 'p-limit'
import type { LimitFunction } from 'p-limit'

/** Limits the jobs that run at once for each user; the user's further jobs wait, those of other users do not. */
export class UserTurns {
  readonly #atOnceOfOne: number
  readonly #ofUsers = new Map<string, LimitFunction>()

  constructor(atOnceOfOne: number) {
    this.#atOnceOfOne = atOnceOfOne
  }

  /** Runs the job when it is the user's turn. */
  async take<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const own = this.#ofUsers.get(userId) ?? pLimit(this.#atOnceOfOne)
    this.#ofUsers.set(userId, own)
    try {
      return await own(work)
    } finally {
      if (own.activeCount + own.pendingCount === 0) this.#ofUsers.delete(userId)
    }
  }
}

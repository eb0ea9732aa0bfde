import pLimit from 'p-limit'
import type { LimitFunction } from 'p-limit'

/** Of each user so many works are under way at once: their others wait, and nobody else does. */
export class UserTurns {
  readonly #atOnceOfOne: number
  readonly #ofUsers = new Map<string, LimitFunction>()

  constructor(atOnceOfOne: number) {
    this.#atOnceOfOne = atOnceOfOne
  }

  /** Does the work when it is the user's turn. */
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

import pLimit from 'p-limit'
import type { LimitFunction } from 'p-limit'

const atOnce = 32
const atOnceOfOne = 4

/** Files are read whole into memory: a client that sends many at once, or slowly, neither fills it nor keeps others from sending. */
export class UploadTurns {
  readonly #all = pLimit(atOnce)
  readonly #ofUsers = new Map<string, LimitFunction>()

  /** Does the work when it is the user's turn; until then what they send waits on its way. */
  async take<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const own = this.#ofUsers.get(userId) ?? pLimit(atOnceOfOne)
    this.#ofUsers.set(userId, own)
    try {
      return await own(() => this.#all(work))
    } finally {
      if (own.activeCount + own.pendingCount === 0) this.#ofUsers.delete(userId)
    }
  }
}

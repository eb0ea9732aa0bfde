import { AppError } from '#shared/errors/AppError.ts'

const atOnce = 4
const atOnceOfOne = 2

/** How many exports are under way: each reads a whole table, so that those of one person leave room for others, and all for the lists. */
export class ExportTurns {
  readonly #ofUsers = new Map<string, number>()

  /** Counts an export; answers how to say, once, that it is over. */
  take(userId: string): () => void {
    const own = this.#ofUsers.get(userId) ?? 0
    if (own >= atOnceOfOne || this.underWay >= atOnce) throw new AppError('EXPORTS_BUSY', { retryAfter: 10 })
    this.#ofUsers.set(userId, own + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#leave(userId)
    }
  }

  get underWay(): number {
    return [...this.#ofUsers.values()].reduce((sum, each) => sum + each, 0)
  }

  #leave(userId: string): void {
    const left = (this.#ofUsers.get(userId) ?? 1) - 1
    if (left === 0) this.#ofUsers.delete(userId)
    else this.#ofUsers.set(userId, left)
  }
}

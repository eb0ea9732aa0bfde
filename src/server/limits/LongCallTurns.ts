import { AppError } from '#shared/errors/AppError.ts'

/** How many long calls of one kind may be under way, and what others are told. */
interface Bounds {
  ofOne: number
  /** Of all users together; absent: as many as there are users. */
  ofAll?: number
  refusal: 'EXPORTS_BUSY' | 'REQUESTS_LIMITED'
}

/** Counts long calls that are under way: those of one person leave room for others, and all of them for everything else. */
export class LongCallTurns {
  readonly #bounds: Bounds
  readonly #ofUsers = new Map<string, number>()

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Counts a call; answers how to say, once, that it is over. */
  take(userId: string): () => void {
    const { ofOne, ofAll = Number.POSITIVE_INFINITY, refusal } = this.#bounds
    const own = this.#ofUsers.get(userId) ?? 0
    if (own >= ofOne || this.underWay >= ofAll) throw new AppError(refusal, { retryAfter: 10 })
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

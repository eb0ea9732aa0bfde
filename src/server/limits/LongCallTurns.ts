import { AppError } from '#shared/errors/AppError.ts'

/** The limits on long calls of one kind under way, and the refusal of further ones. */
interface Bounds {
  ofOne: number
  /** For all users together, without calls at rest; no limit when absent. */
  ofAll?: number
  refusal: 'EXPORTS_BUSY' | 'REQUESTS_LIMITED'
}

/** A long call that is under way. */
export interface LongCallTurn {
  /** Marks the call as waiting for its reader; answers a function that marks it as at work again. */
  rest: () => () => void
  /** Marks the call as over. */
  leave: () => void
}

/** How long a reader may take for a page of an export before its place goes to other calls. */
const restAfterMs = 1000

/**
 * Limits the long calls under way: one person's leave room for those of others, and all together leave room for other calls. A
 * call that waits for a slow reader takes no room from other people, but still counts towards its person's limit.
 */
export class LongCallTurns {
  readonly #bounds: Bounds
  readonly #ofUsers = new Map<string, number>()
  #resting = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Counts a call, or refuses it. */
  take(userId: string): LongCallTurn {
    const { ofOne, ofAll = Number.POSITIVE_INFINITY, refusal } = this.#bounds
    const own = this.#ofUsers.get(userId) ?? 0
    if (own >= ofOne || this.#atWork >= ofAll) throw new AppError(refusal, { retryAfter: 10 })
    this.#ofUsers.set(userId, own + 1)
    let isOver = false
    const leave = (): void => {
      if (!isOver) this.#leave(userId)
      isOver = true
    }
    return { rest: () => this.#rest(), leave }
  }

  get #atWork(): number {
    return [...this.#ofUsers.values()].reduce((sum, each) => sum + each, 0) - this.#resting
  }

  #rest(): () => void {
    let resting = 0
    const timer = setTimeout(() => {
      resting = 1
      this.#resting += resting
    }, restAfterMs).unref()
    return () => {
      clearTimeout(timer)
      this.#resting -= resting
      resting = 0
    }
  }

  #leave(userId: string): void {
    const left = (this.#ofUsers.get(userId) ?? 1) - 1
    if (left === 0) this.#ofUsers.delete(userId)
    else this.#ofUsers.set(userId, left)
  }
}

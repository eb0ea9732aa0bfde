import { AppError } from '#shared/errors/AppError.ts'

/** How many long calls of one kind may be under way, and what others are told. */
interface Bounds {
  ofOne: number
  /** Of all users together that are at work; absent: as many as there are users. */
  ofAll?: number
  refusal: 'EXPORTS_BUSY' | 'REQUESTS_LIMITED'
}

/** A long call that is under way. */
export interface LongCallTurn {
  /** Says that it waits for its reader; answers how to say that it goes on. */
  rest: () => () => void
  /** Says that it is over. */
  leave: () => void
}

/** As long as a reader may take a page of an export before others get the place. */
const restAfterMs = 1000

/**
 * Counts long calls that are under way: those of one person leave room for others, and all of them for everything else. One that
 * waits for a slow reader takes no room from others, though it counts as its person's.
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

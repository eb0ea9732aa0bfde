import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'

const usualQuickMs = 1000
const rememberedAtMost = 1000

/**
 * Turns of looking names up. Each takes one of the four threads that files and passwords need as well, for as long as the name's own
 * server takes, so two are looked up at once: one of those that were found quickly the last time, and one of all others. Two names
 * whose servers say nothing would keep every webhook from being told otherwise, for ten seconds each time.
 */
export class LookupTurns {
  readonly #quickMs: number
  readonly #ofQuick = new PQueue({ concurrency: 1 })
  readonly #ofOthers = new PQueue({ concurrency: 1 })
  /** How long each name took the last time. */
  readonly #took = new LRUCache<string, number>({ max: rememberedAtMost })

  constructor(quickMs = usualQuickMs) {
    this.#quickMs = quickMs
  }

  /** Looks a name up when it is its turn, unless nobody waits for it any more; names that were slow before come after those that are new. */
  take<T>(host: string, lookUp: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const took = this.#took.get(host)
    const isQuick = took !== undefined && took <= this.#quickMs
    const turns = isQuick ? this.#ofQuick : this.#ofOthers
    // The queue's own signal would give the turn of a look-up away that has its thread still.
    const unlessOver = (): Promise<T> => {
      signal.throwIfAborted()
      return this.#timed(host, lookUp)
    }
    return turns.add(async () => unlessOver(), { priority: took === undefined ? 1 : 0 })
  }

  async #timed<T>(host: string, lookUp: () => Promise<T>): Promise<T> {
    const began = performance.now()
    try {
      return await lookUp()
    } finally {
      this.#took.set(host, performance.now() - began)
    }
  }
}

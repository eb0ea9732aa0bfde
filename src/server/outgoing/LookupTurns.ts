import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'

const usualQuickMs = 1000
const rememberedAtMost = 1000

/**
 * Limits DNS look-ups. Each takes one of the four threads that files and passwords need as well, for as long as the name's server
 * takes. So two run at once: one for names that were quick the last time, and one for all others. Otherwise two names with silent
 * servers would block every webhook for ten seconds each time.
 */
export class LookupTurns {
  readonly #quickMs: number
  readonly #ofQuick = new PQueue({ concurrency: 1 })
  readonly #ofOthers = new PQueue({ concurrency: 1 })
  /** The time of each name's last look-up. */
  readonly #took = new LRUCache<string, number>({ max: rememberedAtMost })

  constructor(quickMs = usualQuickMs) {
    this.#quickMs = quickMs
  }

  /** Looks up a name in turn, unless the signal has aborted; names that were slow before come after new ones. */
  take<T>(host: string, lookUp: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const took = this.#took.get(host)
    const isQuick = took !== undefined && took <= this.#quickMs
    const turns = isQuick ? this.#ofQuick : this.#ofOthers
    // The queue's own signal would release the turn of a look-up that still occupies its thread.
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

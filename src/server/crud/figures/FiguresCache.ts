import { LRUCache } from 'lru-cache'

const keepMs = 3000
/** Figures that took less time are cheap enough to compute again. */
const keptFromMs = 50
const answersAtMost = 100

interface Kept<Answer> {
  figuring: Promise<Answer>
  begunAt: number
}

/**
 * Caches figures of many records for three seconds, so that a dashboard opened by many people at once is computed only once.
 * Changes of other users may appear three seconds late, the caller's own changes appear at once.
 */
export class FiguresCache<Answer extends object> {
  readonly #answers = new LRUCache<string, Kept<Answer>>({ max: answersAtMost, ttl: keepMs })

  /** The answer for a key, computed later than the caller's last change. */
  async answer(key: string, changedAt: number, work: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key)
    if (known && known.begunAt > changedAt) return known.figuring
    const kept = { begunAt: performance.now(), figuring: work() }
    this.#answers.set(key, kept)
    const answer = await kept.figuring.catch(() => undefined)
    const isWorthIt = answer !== undefined && performance.now() - kept.begunAt >= keptFromMs
    if (!isWorthIt && this.#answers.peek(key) === kept) this.#answers.delete(key)
    return kept.figuring
  }
}

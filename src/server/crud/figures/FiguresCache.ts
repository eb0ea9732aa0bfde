import { LRUCache } from 'lru-cache'

const keepMs = 3000
/** What took less is cheap enough to figure out again. */
const keptFromMs = 50
const answersAtMost = 100

interface Kept<Answer> {
  figuring: Promise<Answer>
  begunAt: number
}

/**
 * Keeps figures of many records for a moment, so that a dashboard which many people open together is not figured out for each of them.
 * What others changed may show three seconds later, one's own changes show at once.
 */
export class FiguresCache<Answer extends object> {
  readonly #answers = new LRUCache<string, Kept<Answer>>({ max: answersAtMost, ttl: keepMs })

  /** The answer to a question; it is no older than the last change that was made by the one who asks. */
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

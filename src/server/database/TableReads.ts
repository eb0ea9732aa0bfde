import { AppError } from '#shared/errors/AppError.ts'
import { constraintOf } from './databaseError.ts'

const patienceMs = 3000
/** How long a table counts as locked after a read of it timed out; then one read tries again. */
const lockedMs = 2000
const retryAfter = Math.ceil(lockedMs / 1000)

/** The reads of one table, of which only some run in the database at once. */
export class TableReads {
  readonly #atOnce: number
  readonly #waiting = new Set<(refusal?: AppError) => void>()
  #underWay = 0
  #lockedUntil = 0

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** Reads in turn; while the table is locked, refuses all reads but one without waiting. */
  async take<T>(read: () => Promise<T>): Promise<T> {
    if (this.#isLocked()) throw locked()
    if (this.#underWay >= this.#atOnce) await this.#turn()
    else this.#underWay += 1
    try {
      const answer = await read()
      this.#lockedUntil = 0
      return answer
    } catch (error) {
      if (constraintOf(error)?.kind !== 'lockTimeout') throw error
      this.#lock()
      throw locked(error)
    } finally {
      this.#handOn()
    }
  }

  #isLocked(): boolean {
    if (this.#lockedUntil === 0) return false
    return this.#underWay > 0 || performance.now() < this.#lockedUntil
  }

  /** Resolves when a read that ends hands on its turn. */
  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (refusal?: AppError): void => {
        clearTimeout(timer)
        this.#waiting.delete(end)
        if (refusal) reject(refusal)
        else resolve()
      }
      const timer = setTimeout(() => end(new AppError('QUERY_TIMEOUT')), patienceMs)
      this.#waiting.add(end)
    })
  }

  #handOn(): void {
    const [next] = this.#waiting
    if (next) next()
    else this.#underWay -= 1
  }

  #lock(): void {
    this.#lockedUntil = performance.now() + lockedMs
    for (const end of this.#waiting) end(locked())
  }
}

function locked(cause?: unknown): AppError {
  return new AppError('TABLE_LOCKED', { retryAfter, cause })
}

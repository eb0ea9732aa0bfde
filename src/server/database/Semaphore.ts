import { AppError } from '#shared/errors/AppError.ts'

/** How long a turn is waited for, and what those are told who waited in vain. */
export interface Patience {
  patienceMs: number
  refusal: 'DATABASE_BUSY' | 'WRITE_CONFLICT'
}

/** Does so many works at once, the others in the order in which they came. */
export class Semaphore {
  readonly #atOnce: number
  readonly #waiting = new Set<() => void>()
  #underWay = 0

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  get isIdle(): boolean {
    return this.#underWay === 0
  }

  /** The patience ends with the waiting: what has begun is never given up. */
  async run<T>(work: () => Promise<T>, patience: Patience): Promise<T> {
    if (this.#underWay < this.#atOnce) this.#underWay += 1
    else await this.#turn(patience)
    try {
      return await work()
    } finally {
      this.#handOn()
    }
  }

  /** Resolves with the turn of one that has ended. */
  #turn({ patienceMs, refusal }: Patience): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(begin)
        reject(new AppError(refusal))
      }, patienceMs)
      this.#waiting.add(begin)
    })
  }

  #handOn(): void {
    const [next] = this.#waiting
    if (next) next()
    else this.#underWay -= 1
  }
}

import { AppError } from '#shared/errors/AppError.ts'

const askEveryMs = 1000

/**
 * Asks again and again whether the caller of an import may still do it, since it goes on for minutes. It asks beside the
 * transaction; on the embedded database that is in vain, but there nobody can take a permission away before the end either.
 */
export class CallerWatch {
  readonly #mayStill: () => Promise<boolean>
  readonly #timer: NodeJS.Timeout
  #isAsking = false
  #isRefused = false

  constructor(mayStill: () => Promise<boolean>) {
    this.#mayStill = mayStill
    this.#timer = setInterval(() => void this.#ask(), askEveryMs).unref()
  }

  requireStill(): void {
    if (this.#isRefused) throw new AppError('FORBIDDEN')
  }

  end(): void {
    clearInterval(this.#timer)
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    try {
      if (!(await this.#mayStill())) this.#isRefused = true
    } catch {
      // Nobody can tell at the moment; the next time it is asked again.
    } finally {
      this.#isAsking = false
    }
  }
}

import { AppError } from '#shared/errors/AppError.ts'

const askEveryMs = 1000

/**
 * Checks regularly whether the caller may still import, because an import takes minutes. The check runs outside the
 * transaction. On the embedded database it has to wait for the import's end, but so has a change of permissions.
 */
export class CallerWatch {
  readonly #mayContinue: () => Promise<boolean>
  readonly #timer: NodeJS.Timeout
  #isAsking = false
  #isRefused = false

  constructor(mayContinue: () => Promise<boolean>) {
    this.#mayContinue = mayContinue
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
      if (!(await this.#mayContinue())) this.#isRefused = true
    } catch {
      // The check failed; the next one tries again.
    } finally {
      this.#isAsking = false
    }
  }
}

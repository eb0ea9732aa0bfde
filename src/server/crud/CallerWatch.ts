import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'

/**
 * Checks regularly whether the caller may still make a call that takes long. The check runs outside the transaction. On the
 * embedded database it has to wait for the call's end, but so has a change of permissions.
 */
export class CallerWatch {
  readonly #check: () => Promise<void>
  readonly #timer: NodeJS.Timeout
  #isAsking = false
  #refusal: AppError | undefined

  /** Begins to check; the check refuses the caller by an error. */
  constructor(check: () => Promise<void>, askEveryMs: number) {
    this.#check = check
    this.#timer = setInterval(() => void this.#ask(), askEveryMs).unref()
  }

  /** Throws the refusal if the caller has been refused. */
  requireStill(): void {
    if (this.#refusal) throw this.#refusal
  }

  end(): void {
    clearInterval(this.#timer)
  }

  async #ask(): Promise<void> {
    if (this.#isAsking || this.#refusal) return
    this.#isAsking = true
    try {
      await this.#check()
    } catch (error) {
      // If the check itself failed, the next one tries again.
      if (isRefusal(error)) this.#refusal = error
    } finally {
      this.#isAsking = false
    }
  }
}

function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && [401, 403].includes(errorTable[error.code].status)
}

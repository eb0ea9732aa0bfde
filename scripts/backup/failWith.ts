import { startFailure } from '#server/config/startFailure.ts'
import { AppError } from '#shared/errors/AppError.ts'

/** Says why a command did not do its work. */
export function failWith(error: unknown): void {
  const words = error instanceof Error ? error.message : String(error)
  console.error(error instanceof AppError ? startFailure(error) : words)
  process.exitCode = 1
}

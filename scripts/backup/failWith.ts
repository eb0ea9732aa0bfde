import { startFailure } from '#server/config/startFailure.ts'
import { AppError } from '#shared/errors/AppError.ts'

/** Prints why a command failed. */
export function failWith(error: unknown): void {
  const words = error instanceof Error ? error.message : String(error)
  console.error(error instanceof AppError ? startFailure(error) : words)
  process.exitCode = 1
}

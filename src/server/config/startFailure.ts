import { AppError } from '#shared/errors/AppError.ts'
import { errorTable } from '#shared/errors/errorTable.ts'
import { wordsIn } from '#shared/messages/words.ts'

/** Describes why the server does not start, in one line and both languages; an unexpected error with its stack. */
export function startFailure(error: unknown): string {
  if (!(error instanceof AppError) || error.code === 'INTERNAL') return stackOf(error)
  const { code, details } = error
  return `${wordsIn(errorTable[code], 'zh', details)} | ${wordsIn(errorTable[code], 'en', details)} [${code}]`
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? String(error)) : String(error)
}

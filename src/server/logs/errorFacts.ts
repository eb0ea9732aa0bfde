import { AppError } from '#shared/errors/AppError.ts'

/** An error in a log line. */
export type ErrorFacts = {
  type: string
  message: string
  code?: string
  stack: string
  details?: Readonly<Record<string, unknown>>
  cause?: ErrorFacts
}

const longestChain = 5

/** Type, code, stack and causes of an error, without other properties, which may contain a query's values. */
export function errorFactsOf(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const facts: ErrorFacts = { type: error.name, message: error.message, stack: error.stack ?? '' }
  if ('code' in error && typeof error.code === 'string') facts.code = error.code
  if (error instanceof AppError) facts.details = wordsOf(error)
  if (error.cause !== undefined && depth < longestChain) facts.cause = errorFactsOf(error.cause, depth + 1)
  return facts
}

function wordsOf({ details }: AppError): Record<string, unknown> {
  const { cause: _cause, facts: _facts, fields: _fields, ...words } = details
  return words
}

import { AppError } from '#shared/errors/AppError.ts'

/** The refusal of a query parameter, by its name. */
export function queryInvalid(name: string): AppError {
  return new AppError('QUERY_INVALID', { name })
}

import { constraintOf } from '#server/database/databaseError.ts'
import { AppError } from '#shared/errors/AppError.ts'

/** A value that the database cannot read is the caller's, as everything else of a list is ours. */
export async function asQuery<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const kind = constraintOf(error)?.kind
    const isValue = kind === 'format' || kind === 'range' || kind === 'character'
    throw isValue ? new AppError('QUERY_INVALID', { name: 'filter', cause: error }) : error
  }
}

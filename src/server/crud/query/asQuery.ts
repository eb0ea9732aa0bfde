import { constraintOf } from '#server/database/databaseError.ts'
import { queryInvalid } from './queryInvalid.ts'

/** A value that the database cannot read is the caller's, as everything else of a list is ours. */
export async function asQuery<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const kind = constraintOf(error)?.kind
    const isValue = kind === 'format' || kind === 'range' || kind === 'character'
    throw isValue ? queryInvalid('filter', 'unreadable', { cause: error }) : error
  }
}

import { constraintOf } from '#server/database/databaseError.ts'
import { queryInvalid } from './queryInvalid.ts'

/** Turns an error of the database about a value into a refusal of the filter: only values come from the caller. */
export async function asQuery<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const kind = constraintOf(error)?.kind
    const isValue = kind === 'format' || kind === 'range' || kind === 'character'
    throw isValue ? queryInvalid('filter', 'unreadable', { cause: error }) : error
  }
}

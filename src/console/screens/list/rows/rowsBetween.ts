import type { Identifier } from 'react-admin'

/** The rows between two rows, both included, in the order of the list; only the second if the first is not in the list. */
export function rowsBetween(
  ids: readonly Identifier[],
  first: Identifier | undefined,
  last: Identifier,
): Identifier[] {
  const ends = [first, last].map((id) => ids.findIndex((each) => each === id))
  if (ends.includes(-1)) return [last]
  return ids.slice(Math.min(...ends), Math.max(...ends) + 1)
}

import type { ComparedPlace, ReferenceLimit } from './Table.ts'

/** The places with whose values a limit compares the other record. */
export function comparedPlacesOf({ where }: Pick<ReferenceLimit, 'where'>): ComparedPlace[] {
  return Object.values(where).flatMap((condition) => ('property' in condition ? [condition] : []))
}

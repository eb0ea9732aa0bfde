import { createContext } from 'react'

/** A record's name, or the reason why it is unknown: it is being fetched, fetching failed, or the user can see no such record. */
export type NameState = { name: string } | 'loading' | 'failed' | 'missing'

/** The names of other records, fetched for a whole table. */
export const ReferenceNamesContext = createContext<ReadonlyMap<string, NameState>>(new Map())

/** The key of a record's name in the context. */
export function nameKey(entity: string, id: string): string {
  return `${entity} ${id}`
}

import { createContext } from 'react'

/** A record's name, or why it is not known: it is being fetched, it could not be, or there is no such record to be seen. */
export type NameState = { name: string } | 'loading' | 'unread' | 'missing'

/** Names of other records that are or are being fetched for a whole table. */
export const ReferenceNamesContext = createContext<ReadonlyMap<string, NameState>>(new Map())

/** What a record is called by there. */
export function nameKey(entity: string, id: string): string {
  return `${entity} ${id}`
}

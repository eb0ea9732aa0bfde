import { createContext } from 'react'

/** A record's name, or why it is not known: it is being fetched, or it could not be. */
export type NameState = { name: string } | 'loading' | 'unread'

/** Names of other records that are or are being fetched for a whole table. */
export const ReferenceNamesContext = createContext<ReadonlyMap<string, NameState>>(new Map())

/** What a record is called by there. */
export function nameKey(entity: string, id: string): string {
  return `${entity} ${id}`
}

import { createContext } from 'react'

/** Names of other records that are or are being fetched for a whole table; undefined until they are there. */
export const ReferenceNamesContext = createContext<ReadonlyMap<string, string | undefined>>(new Map())

/** What a record is called by there. */
export function nameKey(entity: string, id: string): string {
  return `${entity} ${id}`
}

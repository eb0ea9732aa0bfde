import { createContext } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Target } from './followedIn.ts'

/** Why a record is not known: it is being fetched, or it cannot be seen. */
export type Unknown = 'loading' | 'unseen'

/** Gives another record, or says why it is not known. */
export type FindReferred = (target: Target) => JsonObject | Unknown

/** Gives a row as it is stored; undefined where it is new. */
export type FindRow = (row: JsonObject) => JsonObject | undefined

/** What the records of a form are computed from beside what is filled in. */
export interface ReferredRecords {
  find: FindReferred
  storedRow: FindRow
}

/** Those of the form around an input. */
export const ReferredContext = createContext<ReferredRecords>({
  find: () => 'unseen',
  storedRow: () => undefined,
})

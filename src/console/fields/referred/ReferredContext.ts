import { createContext } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Target } from './followedIn.ts'

/** Why a record is not known: it is being fetched, or it cannot be seen. */
export type Unknown = 'loading' | 'unseen'

/** Gives another record, or says why it is not known. */
export type FindReferred = (target: Target) => JsonObject | Unknown

/** What the form around an input knows of other records. */
export const ReferredContext = createContext<FindReferred>(() => 'unseen')

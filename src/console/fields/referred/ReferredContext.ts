import { createContext } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Target } from './Target.ts'

/** The reason why a record is not known: it is being fetched, or the user cannot see it. */
export type UnknownReason = 'loading' | 'unseen'

/** Returns another record, or the reason why it is not known. */
export type FindReferred = (target: Target) => JsonObject | UnknownReason

/** The other records that the form around an input knows. */
export const ReferredContext = createContext<FindReferred>(() => 'unseen')

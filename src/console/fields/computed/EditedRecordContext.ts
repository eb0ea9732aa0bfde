import { createContext } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'

/** The record of the form around an input, as far as it is filled in. */
export const EditedRecordContext = createContext<JsonObject>({})

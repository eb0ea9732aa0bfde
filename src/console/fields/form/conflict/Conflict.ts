import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Edits } from './mergeEdits.ts'

/** Two people's different changes of the same fields: the user must choose. */
export interface Conflict extends Edits {
  merged: JsonObject
  names: string[]
  version: number | undefined
  /** The record as it is stored now, with the properties that no form has. */
  stored: JsonObject
}

import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Edits } from './mergeEdits.ts'

/** Two people changed the same fields: someone has to choose. */
export interface Conflict extends Edits {
  merged: JsonObject
  names: string[]
  version: number | undefined
  /** What is stored by now, with what no form has. */
  stored: JsonObject
}

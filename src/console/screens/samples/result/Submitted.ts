import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

/** The values submitted on the previous page, as the navigation state carries them to the result page. */
export interface Submitted {
  entity: string
  /** The address of the form. */
  from: string
  values: JsonObject
}

/** Reads the submitted values from the state of a location. */
export function submittedIn(state: unknown): Submitted | undefined {
  const submitted = isJsonObject(state) ? state['submitted'] : undefined
  if (!isJsonObject(submitted)) return undefined
  const { entity, from, values } = submitted
  const isWhole = typeof entity === 'string' && typeof from === 'string' && isJsonObject(values)
  return isWhole ? { entity, from, values } : undefined
}

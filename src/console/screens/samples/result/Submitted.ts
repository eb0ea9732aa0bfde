import type { JsonObject } from '#shared/contracts/Json.ts'
import { isObject } from '../../../kit/text/readValue.ts'

/** The values submitted on the previous page, as the navigation state carries them to the result page. */
export interface Submitted {
  entity: string
  /** The address of the form. */
  from: string
  values: JsonObject
}

/** Reads the submitted values from the state of a location. */
export function submittedIn(state: unknown): Submitted | undefined {
  const submitted = isObject(state) ? state['submitted'] : undefined
  if (!isObject(submitted)) return undefined
  const { entity, from, values } = submitted
  const isWhole = typeof entity === 'string' && typeof from === 'string' && isObject(values)
  return isWhole ? { entity, from, values } : undefined
}

import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { isRefusal } from './saveFailure.ts'

/** A change that was refused outside the form and is passed on to it. */
export interface RefusedChange {
  /** The wanted values, such as the state. */
  wanted: JsonObject
  /** The fields that prevent the change. */
  fields: readonly FieldRefusal[]
}

/** The refused change in the navigation state of a link to the form. */
export function refusedChangeIn(state: unknown): RefusedChange | undefined {
  const refused = isJsonObject(state) ? state['refused'] : undefined
  if (!isJsonObject(refused) || !isJsonObject(refused['wanted']) || !Array.isArray(refused['fields']))
    return undefined
  return { wanted: refused['wanted'], fields: refused['fields'].filter(isRefusal) }
}

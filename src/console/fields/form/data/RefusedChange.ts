import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { isObject } from '../../../kit/text/readValue.ts'
import { isRefusal } from './saveFailure.ts'

/** A change that was refused outside of the form, taken along to it. */
export interface RefusedChange {
  /** What was to change, such as the state. */
  wanted: JsonObject
  /** The fields that stand against it. */
  fields: readonly FieldRefusal[]
}

/** The change that a link to the form brings in its state. */
export function refusedChangeIn(state: unknown): RefusedChange | undefined {
  const refused = isObject(state) ? state['refused'] : undefined
  if (!isObject(refused) || !isObject(refused['wanted']) || !Array.isArray(refused['fields']))
    return undefined
  return { wanted: refused['wanted'], fields: refused['fields'].filter(isRefusal) }
}

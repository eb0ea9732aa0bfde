import { HttpError } from 'react-admin'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { isObject } from '../../../kit/text/readValue.ts'

/** Why a save did not succeed, as the form needs it. */
export interface SaveFailure {
  fields: readonly FieldRefusal[]
  /** The record as it is stored by now, when someone else was faster. */
  stored?: JsonObject
}

/** Reads a failed call. */
export function saveFailureOf(error: unknown): SaveFailure {
  if (!(error instanceof HttpError) || !isObject(error.body)) return { fields: [] }
  const { id, fields, facts } = error.body
  const refusals = Array.isArray(fields) ? fields.filter(isRefusal) : []
  const outdated = id === 'VERSION_OUTDATED' && isObject(facts)
  return { fields: refusals, ...(outdated && { stored: storedIn(facts) }) }
}

/** The facts of an outdated version are the stored record, or name it. */
function storedIn(facts: JsonObject): JsonObject {
  return isObject(facts['record']) ? facts['record'] : facts
}

/** Whether something names a refused field and says why. */
export function isRefusal(value: unknown): value is FieldRefusal {
  return isObject(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'
}

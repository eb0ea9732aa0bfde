import { HttpError } from 'react-admin'
import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

/** The reason why a save failed, as the form needs it. */
export interface SaveFailure {
  fields: readonly FieldRefusal[]
  /** The record as it is stored now, if someone else saved it first. */
  stored?: JsonObject
}

/** Reads the answer of a failed save. */
export function saveFailureOf(error: unknown): SaveFailure {
  if (!(error instanceof HttpError) || !isJsonObject(error.body)) return { fields: [] }
  const { id, fields, facts } = error.body
  const refusals = Array.isArray(fields) ? fields.filter(isRefusal) : []
  const outdated = id === 'VERSION_OUTDATED' && isJsonObject(facts)
  return { fields: refusals, ...(outdated && { stored: storedIn(facts) }) }
}

/** The stored record in the facts of an outdated version: they are the record itself, or hold it as `record`. */
function storedIn(facts: JsonObject): JsonObject {
  return isJsonObject(facts['record']) ? facts['record'] : facts
}

/** Whether a value names a refused field and gives the reason. */
export function isRefusal(value: unknown): value is FieldRefusal {
  return isJsonObject(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'
}

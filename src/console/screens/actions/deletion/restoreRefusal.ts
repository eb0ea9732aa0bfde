import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textOf } from '../../../kit/text/readValue.ts'
import { ApiFailure } from '../../../session/api/ApiFailure.ts'

/** The reason why deleted records cannot be restored. */
export interface RestoreRefusal {
  /** The id of the record; empty if the server names none. */
  id: string
  fields: readonly FieldRefusal[]
}

/** Reads the reason why deleted records cannot be restored. */
export function restoreRefusalIn(error: unknown): RestoreRefusal {
  if (!(error instanceof ApiFailure) || !error.error) return { id: '', fields: [] }
  const { facts, fields = [] } = error.error
  return { id: isJsonObject(facts) ? textOf(facts['id']) : '', fields }
}

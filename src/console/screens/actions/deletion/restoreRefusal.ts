import type { FieldRefusal } from '#shared/contracts/Envelope.ts'
import { isObject, textOf } from '../../../kit/text/readValue.ts'
import { ApiFailure } from '../../../session/api/ApiFailure.ts'

/** Why deleted records stay as they are. */
export interface RestoreRefusal {
  /** The record; empty where the server names none. */
  id: string
  fields: readonly FieldRefusal[]
}

/** Reads why deleted records stay as they are. */
export function restoreRefusalIn(error: unknown): RestoreRefusal {
  if (!(error instanceof ApiFailure) || !error.error) return { id: '', fields: [] }
  const { facts, fields = [] } = error.error
  return { id: isObject(facts) ? textOf(facts['id']) : '', fields }
}

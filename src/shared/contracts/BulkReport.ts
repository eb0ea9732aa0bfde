import type { FieldRefusal } from './Envelope.ts'

/** The most records that one call changes, moves or deletes. */
export const recordsAtMost = 500

/** The result of a call that changes many records one by one. */
export type BulkReport = {
  /** The ids of the changed records. */
  done: readonly string[]
  refused: readonly BulkRefusal[]
}

/** The reason why one of the records stays unchanged. */
export type BulkRefusal = {
  id: string
  /** The error code that a call for this record alone would have got. */
  code: string
  message: string
  fields: readonly FieldRefusal[]
}

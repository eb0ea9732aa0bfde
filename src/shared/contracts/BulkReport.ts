import type { FieldRefusal } from './Envelope.ts'

/** Records that one call changes, moves or deletes. */
export const recordsAtMost = 500

/** What became of many records that were changed one by one. */
export type BulkReport = {
  /** The ids of those that were changed. */
  done: readonly string[]
  refused: readonly BulkRefusal[]
}

/** Why one of them stays as it is. */
export type BulkRefusal = {
  id: string
  /** The code of the error that a call about this record alone would have been answered with. */
  code: string
  message: string
  fields: readonly FieldRefusal[]
}

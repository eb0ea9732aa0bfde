import type { RecordFilter } from '#shared/contracts/Table.ts'
import type { IndexShape } from './Shape.ts'

/** An index, the queries that it serves, and the properties whose changes update it. */
export interface ServingIndex {
  shape: IndexShape
  serves: readonly string[]
  columns: readonly string[]
  /** The records that it contains; absent: all. */
  where?: RecordFilter
}

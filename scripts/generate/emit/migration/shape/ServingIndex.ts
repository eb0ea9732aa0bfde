import type { RecordFilter } from '#shared/contracts/Table.ts'
import type { IndexShape } from './Shape.ts'

/** An index, what asks for it, and the properties whose change has to be written into it. */
export interface ServingIndex {
  shape: IndexShape
  serves: readonly string[]
  columns: readonly string[]
  /** Which records it is about; absent: all. */
  where?: RecordFilter
}

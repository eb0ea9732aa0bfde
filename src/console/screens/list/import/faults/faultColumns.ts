import type { FaultyRow } from './faultyRowsOf.ts'
import type { Mapping } from '../sheet/sheet.ts'

/** A column of the imported file. */
export interface FaultColumn {
  property: string
  /** Its index in the file. */
  index: number
  label: string
}

interface FaultColumnsOptions {
  rows: readonly FaultyRow[]
  mapping: Mapping
  /** The property that names a record. */
  display: string
  labelOf: (property: string) => string
}

/**
 * The columns of faulty rows: first the name of the row, then all columns with faults, so that none is beyond the edge, then the
 * rest.
 */
export function faultColumns({ rows, mapping, display, labelOf }: FaultColumnsOptions): FaultColumn[] {
  const faulty = new Set(rows.flatMap(({ faults }) => faults.map(({ property }) => property)))
  const rankOf = (property: string) => (property === display ? 0 : faulty.has(property) ? 1 : 2)
  return mapping
    .flatMap((property, index) => (property === null ? [] : [{ property, index, label: labelOf(property) }]))
    .toSorted((one, other) => rankOf(one.property) - rankOf(other.property))
}

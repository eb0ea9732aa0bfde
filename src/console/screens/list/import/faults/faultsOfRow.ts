import type { ImportFault } from '#shared/contracts/import/ImportReport.ts'
import type { FaultColumn } from './faultColumns.ts'
import type { FaultyRow } from './faultyRowsOf.ts'

/** The number of characters shown of a cell without a fault; enough to recognise the row. */
export const shownOfCell = 80

/** The fault of a cell. */
export function faultOf({ faults }: FaultyRow, column: FaultColumn): ImportFault | undefined {
  return faults.find(({ property }) => property === column.property)
}

/** The first column whose cell in the row has no fault. */
export function firstOther(row: FaultyRow, columns: readonly FaultColumn[]): FaultColumn | undefined {
  return columns.find((column) => faultOf(row, column) === undefined)
}

/** The faults of a row that belong to no column of the file. */
export function faultsElsewhere({ faults }: FaultyRow, columns: readonly FaultColumn[]): string[] {
  return faults
    .filter((fault) => !columns.some(({ property }) => property === fault.property))
    .map(({ message }) => message)
}

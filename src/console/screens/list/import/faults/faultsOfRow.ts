import type { ImportFault } from '#shared/contracts/import/ImportReport.ts'
import type { FaultColumn } from './faultColumns.ts'
import type { FaultyRow } from './faultyRowsOf.ts'

/** How much of a cell without a fault is shown: it says what the row is about. */
export const shownOfCell = 80

/** What is wrong with a cell. */
export function faultOf({ faults }: FaultyRow, column: FaultColumn): ImportFault | undefined {
  return faults.find(({ property }) => property === column.property)
}

/** The first column of which the row's cell is not faulty. */
export function firstOther(row: FaultyRow, columns: readonly FaultColumn[]): FaultColumn | undefined {
  return columns.find((column) => faultOf(row, column) === undefined)
}

/** What is wrong with a row and has no column in the file. */
export function faultsElsewhere({ faults }: FaultyRow, columns: readonly FaultColumn[]): string[] {
  return faults
    .filter((fault) => !columns.some(({ property }) => property === fault.property))
    .map(({ message }) => message)
}

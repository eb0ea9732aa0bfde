import type { ImportFault, ImportReport } from '#shared/contracts/import/ImportReport.ts'

/** A refused row, with its faults. */
export interface FaultyRow {
  row: number
  faults: readonly ImportFault[]
}

/** The faults of a report, grouped by row. */
export function faultyRowsOf({ faults }: Pick<ImportReport, 'faults'>): FaultyRow[] {
  const rows = new Map<number, ImportFault[]>()
  for (const fault of faults) {
    const known = rows.get(fault.row)
    if (known) known.push(fault)
    else rows.set(fault.row, [fault])
  }
  return [...rows].map(([row, found]) => ({ row, faults: found }))
}

import type { ImportReport } from '#shared/contracts/import/ImportReport.ts'
import type { Mapping } from './sheet/sheet.ts'

/** The properties that rows need but no column of the file fills. */
export function missingColumns({ faults }: Pick<ImportReport, 'faults'>, mapping: Mapping): string[] {
  const needed = faults.flatMap(({ code, property }) =>
    code === 'required' && property !== undefined && !mapping.includes(property) ? [property] : [],
  )
  return [...new Set(needed)]
}

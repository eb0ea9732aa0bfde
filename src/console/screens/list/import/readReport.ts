import type { ImportReport } from '#shared/contracts/import/ImportReport.ts'

/** Reads the report of an import from an answer. */
export function readReport(data: unknown): ImportReport {
  if (isReport(data)) return data
  throw new TypeError('The server answered no report of an import')
}

function isReport(data: unknown): data is ImportReport {
  return typeof data === 'object' && data !== null && 'faults' in data && Array.isArray(data.faults)
}

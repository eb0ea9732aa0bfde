import type { ExportFormat } from '#shared/contracts/ExportJob.ts'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'

/** Names an export by what it holds and when it was made, so that two of one list do not look alike. */
export function exportFileName(names: string, format: ExportFormat = 'csv'): string {
  const made = formatDateTime(new Date().toISOString()).replaceAll(/\D/g, '')
  return `${names}-${made}.${format}`
}

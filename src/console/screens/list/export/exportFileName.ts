import type { ExportFormat } from '#shared/contracts/ExportJob.ts'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'

/** Names an export by its content and its time, so that two exports of one list have different names. */
export function exportFileName(names: string, format: ExportFormat = 'csv'): string {
  const made = formatDateTime(new Date().toISOString()).replaceAll(/\D/g, '')
  return `${names}-${made}.${format}`
}

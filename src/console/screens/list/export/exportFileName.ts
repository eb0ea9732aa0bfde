import { formatDateTime } from '../../../kit/text/formatDateTime.ts'

/** The kinds of file that a list is exported as. */
export type ExportFormat = 'csv' | 'xlsx'

/** Names an export by what it holds and when it was made, so that two of one list do not look alike. */
export function exportFileName(names: string, format: ExportFormat = 'csv'): string {
  const made = formatDateTime(new Date().toISOString()).replaceAll(/\D/g, '')
  return `${names}-${made}.${format}`
}

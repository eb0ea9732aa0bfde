import type { QueryClient } from '@tanstack/react-query'
import type { NotificationOptions } from 'react-admin'
import { exportLaterFrom } from '#shared/contracts/ExportJob.ts'
import { exportsKey } from '../../../session/api/currentQueries.ts'
import type { TableColumn } from '../columns/useListColumns.ts'
import { exportLater, exportList } from './exportList.ts'
import type { ExportOptions } from './exportList.ts'

interface RowsExport extends Omit<ExportOptions, 'columns'> {
  columns: readonly TableColumn[]
  /** The number of rows. */
  total: number
  queries: QueryClient
}

/** The message after a successful export. */
interface ExportMessage {
  message: string
  options: NotificationOptions & { type: 'success' | 'info' }
}

/** Downloads the rows of a list as a file, or has the server write it in the background if there are many. */
export async function exportRows({ columns, total, queries, ...rest }: RowsExport): Promise<ExportMessage> {
  const request = { ...rest, columns: columns.map(({ field }) => field.source) }
  if (total >= exportLaterFrom) {
    await exportLater(request)
    await queries.invalidateQueries({ queryKey: exportsKey })
    return { message: 'screens.notify.exportingLater', options: { type: 'info', autoHideDuration: 8000 } }
  }
  const count = await exportList(request)
  return {
    message: 'screens.notify.exported',
    options: { type: 'success', messageArgs: { smart_count: count } },
  }
}

import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { SortPayload } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import { useLongCall } from '../../../kit/tabs/useLongCall.ts'
import type { ExportKind } from './exportList.ts'
import type { TableColumn } from '../columns/useListColumns.ts'

/** The rows to export, and their number. */
export interface RowsToExport {
  filter: Record<string, unknown>
  sort: SortPayload
  total: number
}

/**
 * Exports the rows that the filters find, with the shown columns in readable form. If there are many rows, the server writes the
 * file in the background.
 */
export function useExport(
  resource: Resource,
  columns: readonly TableColumn[],
  { filter, sort, total }: RowsToExport,
) {
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const queries = useQueryClient()
  const { names } = useEntityWords(resource)
  const [progress, setProgress] = useState<string>()
  const call = useLongCall()

  const start = async (kind: ExportKind) => {
    const signal = call.start()
    setProgress('…')
    try {
      // Loads the export's code only now.
      const { exportRows } = await import('./exportRows.ts')
      const asked = { resource, kind, columns, filter, sort, names }
      const { message, options } = await exportRows({
        ...asked,
        total,
        queries,
        signal,
        onProgress: setProgress,
      })
      notify(message, options)
    } catch (error) {
      if (!signal.aborted) notifyFailure(error, 'screens.notify.exportFailed')
    } finally {
      setProgress(undefined)
    }
  }
  return { start, progress, cancel: call.stop }
}

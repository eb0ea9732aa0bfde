import { useState } from 'react'
import { useListPaginationContext, useListSortContext, useNotify } from 'react-admin'
import type { ExportFormat } from '#shared/contracts/ExportJob.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useWholeFilter } from '../scope/ListScopeContext.ts'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import { useLongCall } from '../../../kit/tabs/useLongCall.ts'
import type { TableColumn } from '../columns/useListColumns.ts'

/** Exports what the filters find, in the shown columns and as people read it; of many rows the server makes the file by itself. */
export function useExport(resource: Resource, columns: readonly TableColumn[]) {
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const queries = useQueryClient()
  const { names } = useEntityWords(resource)
  const filter = useWholeFilter()
  const { sort } = useListSortContext()
  const { total = 0 } = useListPaginationContext()
  const [progress, setProgress] = useState<string>()
  const call = useLongCall()

  const start = async (format: ExportFormat) => {
    const signal = call.start()
    setProgress('…')
    try {
      // All that an export is needs to come only now.
      const { exportRows } = await import('./exportRows.ts')
      const asked = { resource, format, columns, filter, sort, names }
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

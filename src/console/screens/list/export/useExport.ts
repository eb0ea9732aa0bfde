import { useState } from 'react'
import { useListPaginationContext, useListSortContext, useNotify } from 'react-admin'
import { exportLaterFrom } from '#shared/contracts/ExportJob.ts'
import type { ExportFormat } from '#shared/contracts/ExportJob.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Resource } from '#shared/contracts/Resource.ts'
import { exportsKey } from '../../../session/api/currentQueries.ts'
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
      const { exportLater, exportList } = await import('./exportList.ts')
      const sources = columns.map(({ field }) => field.source)
      const asked = { resource, format, columns: sources, filter, sort }
      if (total >= exportLaterFrom) {
        await exportLater(asked)
        await queries.invalidateQueries({ queryKey: exportsKey })
        notify('screens.notify.exportingLater', { type: 'info', autoHideDuration: 8000 })
        return
      }
      const count = await exportList({ ...asked, names, signal, onProgress: setProgress })
      notify('screens.notify.exported', { type: 'success', messageArgs: { count } })
    } catch (error) {
      if (!signal.aborted) notifyFailure(error, 'screens.notify.exportFailed')
    } finally {
      setProgress(undefined)
    }
  }
  return { start, progress, cancel: call.stop }
}

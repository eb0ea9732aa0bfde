import { useEffect, useRef, useState } from 'react'
import { useListSortContext, useNotify } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useWholeFilter } from '../scope/ListScopeContext.ts'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import type { ExportFormat } from './exportFileName.ts'
import type { TableColumn } from '../columns/useListColumns.ts'

/** Exports what the filters find, in the shown columns and as people read it. */
export function useExport(resource: Resource, columns: readonly TableColumn[]) {
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const { names } = useEntityWords(resource)
  const filter = useWholeFilter()
  const { sort } = useListSortContext()
  const [progress, setProgress] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (format: ExportFormat) => {
    const { signal } = (running.current = new AbortController())
    setProgress('…')
    try {
      const { exportList } = await import('./exportList.ts')
      const count = await exportList({
        resource,
        names,
        format,
        columns: columns.map(({ field }) => field.source),
        filter,
        sort,
        signal,
        onProgress: setProgress,
      })
      notify('screens.notify.exported', { type: 'success', messageArgs: { count } })
    } catch (error) {
      if (!signal.aborted) notifyFailure(error, 'screens.notify.exportFailed')
    } finally {
      setProgress(undefined)
    }
  }
  return { start, progress, cancel: () => running.current?.abort() }
}

import { useState } from 'react'
import {
  useDataProvider,
  useListFilterContext,
  useListSortContext,
  useNotify,
  useTranslate,
} from 'react-admin'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import { useValueWords } from '../../../fields/values/useValueWords.ts'
import type { TableColumn } from '../columns/useListColumns.ts'

/** Exports what the filters find, in the shown columns and as people read it. */
export function useExport(resource: Resource, columns: readonly TableColumn[]) {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const translate = useTranslate()
  const notifyFailure = useNotifyFailure()
  const words = useEntityWords(resource)
  const values = useValueWords(resource)
  const { filterValues: filter } = useListFilterContext()
  const { sort } = useListSortContext()
  const [progress, setProgress] = useState<{ done: number; total: number }>()

  const title = ({ source, type }: Field) => {
    const label = words.label(source)
    return type === 'money' ? translate('screens.list.inYuan', { label }) : label
  }

  const run = async () => {
    const { exportList } = await import('./exportList.ts')
    const { count, total, limit } = await exportList(dataProvider, {
      entity: resource.entity,
      names: words.names,
      fields: columns.map(({ field }) => field),
      title,
      values,
      filter,
      sort,
      onProgress: (done, all) => setProgress({ done, total: all }),
    })
    const capped = total > count
    notify(capped ? 'screens.notify.exportCapped' : 'screens.notify.exported', {
      type: capped ? 'warning' : 'success',
      messageArgs: { count, limit, total },
    })
  }

  const start = async () => {
    setProgress({ done: 0, total: 0 })
    try {
      await run()
    } catch (error) {
      notifyFailure(error, 'screens.notify.exportFailed')
    } finally {
      setProgress(undefined)
    }
  }
  return { start, progress }
}

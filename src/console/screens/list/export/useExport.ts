import { useState } from 'react'
import {
  useDataProvider,
  useListFilterContext,
  useListSortContext,
  useNotify,
  useTranslate,
} from 'react-admin'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { namesOnly } from '../../../session/api/readOptions.ts'
import { recordName } from '../../../session/entities/recordName.ts'
import { resourceOf } from '../../../session/entities/resourceOf.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'
import { useNotifyFailure } from '../../../kit/page/useNotifyFailure.ts'
import { useValueWords } from '../../../fields/values/useValueWords.ts'
import { download } from './download.ts'
import { exportCell } from './exportCell.ts'
import { exportLimit, readAllRows } from './exportRows.ts'
import { referencedIds } from '../../../fields/reference/referencedIds.ts'
import type { TableColumn } from '../columns/useListColumns.ts'

/** Exports what the filters find, in the shown columns and as people read it. */
export function useExport(resource: Resource, columns: readonly TableColumn[]) {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const translate = useTranslate()
  const notifyFailure = useNotifyFailure()
  const words = useEntityWords(resource)
  const values = useValueWords(resource)
  const { filterValues } = useListFilterContext()
  const { sort } = useListSortContext()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const fields = columns.map(({ field }) => field)

  const run = async () => {
    const { rows, total } = await readAllRows(dataProvider, {
      entity: resource.entity,
      filter: filterValues,
      sort,
      onProgress: (done, all) => setProgress({ done, total: all }),
    })
    const names = await namesOf(referencedIds(fields, rows))
    const { csvOf } = await import('./csvOf.ts')
    const lines = rows.map((record) => fields.map((field) => exportCell(field, record, { names, values })))
    const csv = csvOf(fields.map(title), lines)
    download(fileName(words.names), csv)
    const capped = total > rows.length
    notify(capped ? 'screens.notify.exportCapped' : 'screens.notify.exported', {
      type: capped ? 'warning' : 'success',
      messageArgs: { count: rows.length, limit: exportLimit, total },
    })
  }

  const title = ({ source, type }: Field) => {
    const label = words.label(source)
    return type === 'money' ? translate('screens.list.inYuan', { label }) : label
  }

  const namesOf = async (idsByEntity: ReadonlyMap<string, string[]>) => {
    const names = new Map<string, string>()
    for (const [entity, ids] of idsByEntity) {
      const display = { display: resourceOf(entity)?.display ?? 'id' }
      for (let at = 0; at < ids.length; at += 100) {
        const { data } = await dataProvider.getMany(entity, { ids: ids.slice(at, at + 100), meta: namesOnly })
        for (const record of data) names.set(String(record.id), recordName(display, record))
      }
    }
    return names
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

/** Named by what it holds and when it was made, so that two exports of one list do not look alike. */
function fileName(names: string): string {
  const made = formatDateTime(new Date().toISOString()).replaceAll(/\D/g, '')
  return `${names}-${made}.csv`
}

import { memo } from 'react'
import { useListSortContext, useRecordSelection, useTranslate } from 'react-admin'
import type { SortPayload } from 'react-admin'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { leadingColumn } from './leadingColumn.ts'
import styles from './RecordTableHead.module.css'
import type { RowsProps } from './RowsProps.ts'
import { Tick } from '../../../kit/widgets/tick/Tick.tsx'
import { useColumnWidths } from '../columns/useColumnWidths.ts'
import { isNumeric } from '../columns/useListColumns.ts'

/** The column titles, which sort, and the checkbox for the whole page. */
export const RecordTableHead = memo(function RecordTableHead(props: RowsProps) {
  const { resource, columns, rows, selectable } = props
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const { sort, setSort } = useListSortContext()
  const leading = leadingColumn(columns, resource.display)
  return (
    <thead>
      <tr className={styles.titles} {...useColumnWidths(resource.entity)}>
        {selectable && <SelectPage resource={resource} rows={rows} />}
        {columns.map((column) => {
          const { source, field, width, style = width === undefined ? undefined : { width } } = column
          const order = sort.field === source ? directions[sort.order] : undefined
          const title = words.label(source)
          return (
            <th
              key={source}
              scope="col"
              aria-sort={order}
              className={isNumeric(column) ? styles.numeric : undefined}
              data-source={source}
              data-leading={column === leading || undefined}
              style={style}
            >
              {field.sortable ? (
                <button
                  type="button"
                  className={styles.sort}
                  data-order={order}
                  onClick={() => setSort(nextSort(sort, source))}
                >
                  {title}
                  <svg viewBox="0 0 24 24" aria-hidden>
                    <path d="m20 12-1.41-1.41L13 16.17V4h-2v12.17l-5.58-5.59L4 12l8 8z" />
                  </svg>
                </button>
              ) : (
                title
              )}
            </th>
          )
        })}
        <th scope="col" className={styles.actions}>
          {translate('screens.action.actions')}
        </th>
      </tr>
    </thead>
  )
})

const directions = { ASC: 'ascending', DESC: 'descending' } as const

function nextSort(sort: SortPayload, field: string): SortPayload {
  return { field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' }
}

function SelectPage({ resource, rows }: Pick<RowsProps, 'resource' | 'rows'>) {
  const translate = useTranslate()
  const [selectedIds, { select }] = useRecordSelection({ resource: resource.entity })
  const ids = rows.map(({ id }) => id)
  const others = selectedIds.filter((id) => !ids.includes(id))
  const chosen = selectedIds.length - others.length
  const all = ids.length > 0 && chosen === ids.length
  return (
    <th scope="col" className={styles.tick}>
      <Tick
        // HTML has no attribute for this state.
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all
        }}
        checked={all}
        onChange={() => select(all ? others : [...others, ...ids])}
        label={translate('screens.list.selectPage')}
      />
    </th>
  )
}

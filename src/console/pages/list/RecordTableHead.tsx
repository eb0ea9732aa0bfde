import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { memo } from 'react'
import { useListContext, useListSortContext, useTranslate } from 'react-admin'
import type { SortPayload } from 'react-admin'
import { useEntityWords } from '../../resources/useEntityWords.ts'
import type { RowsProps } from './RowsProps.ts'
import { stickyRightHead } from './stickyRight.ts'
import { isNumeric } from './useListColumns.ts'

/** Column titles that sort, and the checkbox for the whole page. */
export const RecordTableHead = memo(function RecordTableHead(props: RowsProps) {
  const { resource, columns, rows, selectable } = props
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const { sort, setSort } = useListSortContext()
  return (
    <TableHead>
      <TableRow>
        {selectable && <SelectPage rows={rows} />}
        {columns.map((column) => {
          const { source, field, width } = column
          const title = words.label(source)
          return (
            <TableCell
              key={source}
              align={isNumeric(column) ? 'right' : 'left'}
              sortDirection={sort.field === source && directions[sort.order]}
              sx={{ whiteSpace: 'nowrap', width }}
            >
              {field.sortable ? (
                <TableSortLabel
                  active={sort.field === source}
                  direction={sort.field === source ? directions[sort.order] : 'asc'}
                  onClick={() => setSort(turned(sort, source))}
                >
                  {title}
                </TableSortLabel>
              ) : (
                title
              )}
            </TableCell>
          )
        })}
        <TableCell align="right" sx={stickyRightHead}>
          {translate('screens.action.actions')}
        </TableCell>
      </TableRow>
    </TableHead>
  )
})

const directions = { ASC: 'asc', DESC: 'desc' } as const

function turned(sort: SortPayload, field: string): SortPayload {
  return { field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' }
}

function SelectPage({ rows }: Pick<RowsProps, 'rows'>) {
  const translate = useTranslate()
  const { selectedIds, onSelect } = useListContext()
  const ids = rows.map(({ id }) => id)
  const chosen = ids.filter((id) => selectedIds.includes(id)).length
  const all = ids.length > 0 && chosen === ids.length
  return (
    <TableCell padding="checkbox">
      <Checkbox
        size="small"
        checked={all}
        indeterminate={chosen > 0 && !all}
        onChange={() =>
          onSelect(
            all ? selectedIds.filter((id) => !ids.includes(id)) : [...new Set([...selectedIds, ...ids])],
          )
        }
        slotProps={{ input: { 'aria-label': translate('screens.list.selectPage') } }}
      />
    </TableCell>
  )
}

import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableRow from '@mui/material/TableRow'
import { memo } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Identifier, RaRecord } from 'react-admin'
import { recordName } from '../../resources/recordName.ts'
import { useEntityWords } from '../../resources/useEntityWords.ts'
import { CellValue } from './CellValue.tsx'
import { RecordTableHead } from './RecordTableHead.tsx'
import { RowActions } from './RowActions.tsx'
import type { RowsProps } from './RowsProps.ts'
import { stickyRight } from './stickyRight.ts'
import { isNumeric } from './useListColumns.ts'

/** The rows of a list as a table; the actions stay in sight when it scrolls sideways. */
export function RecordTable(props: RowsProps) {
  const { resource, rows } = props
  const { selectedIds, onToggleItem } = useListContext()
  const { names } = useEntityWords(resource)
  return (
    <TableContainer>
      <Table size="small" aria-label={names}>
        <RecordTableHead {...props} />
        <TableBody>
          {rows.map((record) => (
            <Row
              key={record.id}
              record={record}
              resource={resource}
              allowed={props.allowed}
              columns={props.columns}
              selectable={props.selectable}
              selected={selectedIds.includes(record.id)}
              onToggle={onToggleItem}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface RowProps extends Omit<RowsProps, 'rows'> {
  record: RaRecord
  selected: boolean
  onToggle: (id: Identifier) => void
}

/** Redrawn only when something of its own changes: selecting one row of a hundred is cheap. */
const Row = memo(function Row({ record, resource, allowed, columns, ...props }: RowProps) {
  const { selectable, selected, onToggle } = props
  const translate = useTranslate()
  return (
    <TableRow hover selected={selected} sx={{ height: 48 }}>
      {selectable && (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={selected}
            onChange={() => onToggle(record.id)}
            slotProps={{
              input: {
                'aria-label': translate('screens.list.selectRow', { record: recordName(resource, record) }),
              },
            }}
          />
        </TableCell>
      )}
      {columns.map((column) => (
        <TableCell
          key={column.source}
          align={isNumeric(column) ? 'right' : 'left'}
          sx={{ width: column.width }}
        >
          <CellValue resource={resource} column={column} record={record} allowed={allowed} />
        </TableCell>
      ))}
      <TableCell align="right" sx={stickyRight}>
        <RowActions resource={resource} record={record} allowed={allowed} />
      </TableCell>
    </TableRow>
  )
})

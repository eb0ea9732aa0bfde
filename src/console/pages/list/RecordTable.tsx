import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableRow from '@mui/material/TableRow'
import { useListContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
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
  const { names } = useEntityWords(resource)
  return (
    <TableContainer>
      <Table size="small" aria-label={names}>
        <RecordTableHead {...props} />
        <TableBody>
          {rows.map((record) => (
            <Row key={record.id} record={record} {...props} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Row({ record, resource, allowed, columns, selectable }: RowsProps & { record: RaRecord }) {
  const { selectedIds, onToggleItem } = useListContext()
  const translate = useTranslate()
  const selected = selectedIds.includes(record.id)
  return (
    <TableRow hover selected={selected} sx={{ height: 48 }}>
      {selectable && (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={selected}
            onChange={() => onToggleItem(record.id)}
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
}

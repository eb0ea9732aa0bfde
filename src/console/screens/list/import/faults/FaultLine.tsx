import EditOutlined from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FaultCell } from './FaultCell.tsx'
import type { FaultColumn } from './faultColumns.ts'
import { faultOf, faultsElsewhere, firstOther, shownOfCell } from './faultsOfRow.ts'
import type { FaultyRow } from './faultyRowsOf.ts'
import { useImportWords } from '../messages/useImportWords.ts'

/** A row with faults, as a line of a table and as a card draw it alike. */
export interface FaultLineProps {
  row: FaultyRow
  /** The number that a spreadsheet shows beside it. */
  line: number
  columns: readonly FaultColumn[]
  cells: readonly string[]
  /** Absent while nothing can be changed. */
  onEdit: ((cell: { row: number; column: number; text: string }) => void) | undefined
}

/** A refused row: its faulty cells are inputs, the others say what the row is about until they are to be changed too. */
export function FaultLine({ row: faulty, line, columns, cells, onEdit }: FaultLineProps) {
  const { row } = faulty
  const words = useImportWords()
  /** The column of the cell by which the whole row was opened. */
  const [opened, open] = useState<number>()
  const isClosed = opened === undefined && onEdit !== undefined
  const other = firstOther(faulty, columns)
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {line}
        {isClosed && other && (
          <IconButton
            size="small"
            aria-label={`${words.editOthers} ${line}`}
            title={words.editOthers}
            onClick={() => open(other.index)}
            sx={{ my: -0.5, ml: 0.5 }}
          >
            <EditOutlined fontSize="small" />
          </IconButton>
        )}
        {faultsElsewhere(faulty, columns).map((message) => (
          <Typography
            key={message}
            variant="body2"
            color="error"
            sx={{ whiteSpace: 'normal', minWidth: 120 }}
          >
            {message}
          </Typography>
        ))}
      </TableCell>
      {columns.map((column) => {
        const { index } = column
        const fault = faultOf(faulty, column)
        const text = cells[index] ?? ''
        if (fault === undefined && opened === undefined)
          return (
            // By the keys, the button of the row does the same.
            <TableCell key={index} onClick={() => isClosed && open(index)} sx={cellStyle}>
              {text.slice(0, shownOfCell)}
            </TableCell>
          )
        return (
          <TableCell key={index} sx={cellStyle}>
            <FaultCell {...{ row, line, column, text, fault, onEdit }} autoFocus={opened === index} />
          </TableCell>
        )
      })}
    </TableRow>
  )
}

/** A table that is too wide is scrolled rather than its words broken. */
const cellStyle = { maxWidth: 260, overflowWrap: 'break-word' } as const

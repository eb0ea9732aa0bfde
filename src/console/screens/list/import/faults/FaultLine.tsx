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

/** The props of a faulty row, as a line of a table or as a card. */
export interface FaultLineProps {
  row: FaultyRow
  /** The row's number in a spreadsheet. */
  line: number
  columns: readonly FaultColumn[]
  cells: readonly string[]
  /** Absent while nothing can be changed. */
  onEdit: ((cell: { row: number; column: number; text: string }) => void) | undefined
}

/**
 * A refused row. Its faulty cells are inputs; the others are text, which identifies the row, until the user opens them for
 * editing.
 */
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
            // Keyboard users have the row's button for this.
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

/** A table that is too wide scrolls, so that its words are not broken. */
const cellStyle = { maxWidth: 260, overflowWrap: 'break-word' } as const

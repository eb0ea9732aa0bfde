import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { FaultCell } from './FaultCell.tsx'
import type { FaultColumn } from './faultColumns.ts'
import type { FaultyRow } from './faultyRowsOf.ts'

/** A row with faults, as a line of a table and as a card draw it alike. */
export interface FaultLineProps {
  row: FaultyRow
  columns: readonly FaultColumn[]
  cells: readonly string[]
  /** Absent while nothing can be changed. */
  onEdit: ((cell: { row: number; column: number; text: string }) => void) | undefined
}

/** A refused row: its faulty cells are inputs, the others say what the row is about. */
export function FaultLine({ row: { row, faults }, columns, cells, onEdit }: FaultLineProps) {
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {row}
        {faultsElsewhere({ faults, columns }).map((message) => (
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
        const fault = faults.find(({ property }) => property === column.property)
        const text = cells[column.index] ?? ''
        return (
          <TableCell key={column.index} sx={{ maxWidth: 260, overflowWrap: 'anywhere' }}>
            {fault ? <FaultCell {...{ row, column, text, fault, onEdit }} /> : text.slice(0, shownOfCell)}
          </TableCell>
        )
      })}
    </TableRow>
  )
}

/** How much of a cell without a fault is shown: it says what the row is about. */
export const shownOfCell = 80

interface Faults {
  faults: FaultyRow['faults']
  columns: readonly FaultColumn[]
}

/** What is wrong with a row and has no column in the file. */
export function faultsElsewhere({ faults, columns }: Faults): string[] {
  return faults
    .filter((fault) => !columns.some(({ property }) => property === fault.property))
    .map(({ message }) => message)
}

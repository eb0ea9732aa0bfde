import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { words as fill } from '#shared/messages/words.ts'
import type { FaultyRow } from './faultyRowsOf.ts'
import { useImportWords } from './useImportWords.ts'

interface FaultLineProps {
  row: FaultyRow
  columns: readonly { property: string; index: number }[]
  cells: readonly string[]
  label: (property: string) => string
  onEdit: (cell: { row: number; column: number; text: string }) => void
}

/** A refused row: its faulty cells are inputs, the others say what the row is about. */
export function FaultLine({ row: { row, faults }, columns, cells, label, onEdit }: FaultLineProps) {
  const words = useImportWords()
  const elsewhere = faults.filter(({ property }) => !columns.some((column) => column.property === property))
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {row}
        {elsewhere.map(({ message, property }) => (
          <Typography
            key={property ?? ''}
            variant="body2"
            color="error"
            sx={{ whiteSpace: 'normal', minWidth: 120 }}
          >
            {message}
          </Typography>
        ))}
      </TableCell>
      {columns.map(({ property, index }) => {
        const fault = faults.find((each) => each.property === property)
        const text = cells[index] ?? ''
        return (
          <TableCell key={index} sx={{ maxWidth: 260, overflowWrap: 'anywhere' }}>
            {fault ? (
              <TextField
                size="small"
                error
                fullWidth
                value={text}
                helperText={fault.message}
                onChange={({ target }) => onEdit({ row, column: index, text: target.value })}
                slotProps={{ htmlInput: { 'aria-label': fill(words.cell, { row, label: label(property) }) } }}
                sx={{ minWidth: 160 }}
              />
            ) : (
              text.slice(0, shownOfCell)
            )}
          </TableCell>
        )
      })}
    </TableRow>
  )
}

const shownOfCell = 80

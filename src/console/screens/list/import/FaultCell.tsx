import TextField from '@mui/material/TextField'
import type { ImportFault } from '#shared/contracts/ImportReport.ts'
import { words as fill } from '#shared/messages/words.ts'
import type { FaultColumn } from './faultColumns.ts'
import type { FaultLineProps } from './FaultLine.tsx'
import { useImportWords } from './useImportWords.ts'

interface FaultCellProps {
  row: number
  column: FaultColumn
  text: string
  fault: ImportFault
  /** Where no head of a column says it. */
  labelled?: boolean
  onEdit: FaultLineProps['onEdit']
}

/** A faulty cell, to be corrected where it stands. */
export function FaultCell({ row, column, text, fault, labelled = false, onEdit }: FaultCellProps) {
  const words = useImportWords()
  const { index, label } = column
  return (
    <TextField
      size="small"
      margin="none"
      error
      fullWidth
      label={labelled ? label : undefined}
      value={text}
      helperText={fault.message}
      onChange={({ target }) => onEdit?.({ row, column: index, text: target.value })}
      slotProps={{ htmlInput: { readOnly: !onEdit, 'aria-label': fill(words.cell, { row, label }) } }}
      sx={{ minWidth: 160 }}
    />
  )
}

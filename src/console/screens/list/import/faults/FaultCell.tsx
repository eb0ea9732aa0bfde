import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { ImportFault } from '#shared/contracts/import/ImportReport.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import type { FaultColumn } from './faultColumns.ts'
import { shownOfCell } from './faultsOfRow.ts'
import type { FaultLineProps } from './FaultLine.tsx'
import { useImportWords } from '../messages/useImportWords.ts'

interface FaultCellProps {
  row: number
  /** The row's number in a spreadsheet. */
  line: number
  column: FaultColumn
  text: string
  /** Absent if the cell has no fault. */
  fault: ImportFault | undefined
  /** Whether it shows its own label, where there is no head of a column. */
  labelled?: boolean
  /** Whether the row was opened to edit this cell. */
  autoFocus?: boolean
  onEdit: FaultLineProps['onEdit']
}

/** A cell of a faulty row as an input for its correction. */
export function FaultCell({ row, line, column, text, fault, labelled = false, ...props }: FaultCellProps) {
  const words = useImportWords()
  const { onEdit } = props
  // A single-line input would remove line breaks.
  const [isLong] = useState(() => text.includes('\n') || text.length > shownOfCell)
  const { index, label } = column
  return (
    <TextField
      size="small"
      margin="none"
      error={fault !== undefined}
      fullWidth
      multiline={isLong}
      maxRows={6}
      autoFocus={props.autoFocus ?? false}
      label={labelled ? label : undefined}
      value={text}
      helperText={fault?.message}
      onChange={({ target }) => onEdit?.({ row, column: index, text: target.value })}
      slotProps={{
        htmlInput: { readOnly: !onEdit, 'aria-label': fillPlaceholders(words.cell, { row: line, label }) },
      }}
      sx={{ minWidth: 160 }}
    />
  )
}

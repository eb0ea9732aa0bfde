import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { ImportFault } from '#shared/contracts/import/ImportReport.ts'
import { words as fill } from '#shared/messages/words.ts'
import type { FaultColumn } from './faultColumns.ts'
import { shownOfCell } from './faultsOfRow.ts'
import type { FaultLineProps } from './FaultLine.tsx'
import { useImportWords } from '../messages/useImportWords.ts'

interface FaultCellProps {
  row: number
  /** The number that a spreadsheet shows beside the row. */
  line: number
  column: FaultColumn
  text: string
  /** Absent where nothing is wrong with it. */
  fault: ImportFault | undefined
  /** Where no head of a column says it. */
  labelled?: boolean
  /** Whether the row was opened to change this one. */
  autoFocus?: boolean
  onEdit: FaultLineProps['onEdit']
}

/** A cell of a row with faults, to be corrected where it stands. */
export function FaultCell({ row, line, column, text, fault, labelled = false, ...props }: FaultCellProps) {
  const words = useImportWords()
  const { onEdit } = props
  // An input of one line would take the line breaks away.
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
      slotProps={{ htmlInput: { readOnly: !onEdit, 'aria-label': fill(words.cell, { row: line, label }) } }}
      sx={{ minWidth: 160 }}
    />
  )
}

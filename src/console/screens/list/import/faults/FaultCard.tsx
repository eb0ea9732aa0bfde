import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { FaultCell } from './FaultCell.tsx'
import type { FaultLineProps } from './FaultLine.tsx'
import { faultOf, faultsElsewhere, firstOther, shownOfCell } from './faultsOfRow.ts'
import { useImportWords } from '../messages/useImportWords.ts'

/** A refused row on a phone, where a table would hide faults beyond its edge: the faulty cells as a list, then the others. */
export function FaultCard({ row: faulty, line, columns, cells, onEdit }: FaultLineProps) {
  const { row } = faulty
  const id = useId()
  const words = useImportWords()
  const [isOpen, setOpen] = useState(false)
  const other = firstOther(faulty, columns)
  const others = isOpen ? [] : columns.filter((column) => !faultOf(faulty, column) && cells[column.index])
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, overflowWrap: 'anywhere' }}
    >
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {fillPlaceholders(words.rowTitle, { row: line })}
      </Typography>
      {faultsElsewhere(faulty, columns).map((message) => (
        <Typography key={message} variant="body2" color="error">
          {message}
        </Typography>
      ))}
      <Stack spacing={1.5} sx={{ my: 1.5, '&:empty': { my: 0.5 } }}>
        {columns.map((column) => {
          const fault = faultOf(faulty, column)
          if (!fault && !isOpen) return null
          const cell = { row, line, column, text: cells[column.index] ?? '', fault, onEdit }
          return <FaultCell key={column.index} {...cell} labelled autoFocus={isOpen && column === other} />
        })}
      </Stack>
      {others.map(({ index, label }) => (
        <Typography key={index} variant="body2" color="text.secondary">
          {`${label}: ${cells[index]?.slice(0, shownOfCell)}`}
        </Typography>
      ))}
      {other && !isOpen && onEdit && (
        <Button
          size="small"
          aria-label={`${words.editOthers} ${line}`}
          onClick={() => setOpen(true)}
          sx={{ mt: 0.5, ml: -0.5 }}
        >
          {words.editOthers}
        </Button>
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { words as fill } from '#shared/messages/words.ts'
import { FaultCell } from './FaultCell.tsx'
import { faultsElsewhere, shownOfCell } from './FaultLine.tsx'
import type { FaultLineProps } from './FaultLine.tsx'
import { useImportWords } from './useImportWords.ts'

/** A refused row on a phone, where a table would hide faults beyond the edge: its faulty cells below each other, then the others. */
export function FaultCard({ row: { row, faults }, columns, cells, onEdit }: FaultLineProps) {
  const id = useId()
  const words = useImportWords()
  const faultOf = (name: string) => faults.find(({ property }) => property === name)
  const others = columns.filter(({ property, index }) => !faultOf(property) && cells[index])
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, overflowWrap: 'anywhere' }}
    >
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {fill(words.rowTitle, { row })}
      </Typography>
      {faultsElsewhere({ faults, columns }).map((message) => (
        <Typography key={message} variant="body2" color="error">
          {message}
        </Typography>
      ))}
      <Stack spacing={1.5} sx={{ my: 1.5, '&:empty': { my: 0.5 } }}>
        {columns.map((column) => {
          const fault = faultOf(column.property)
          const text = cells[column.index] ?? ''
          return fault && <FaultCell key={column.index} {...{ row, column, text, fault, onEdit }} labelled />
        })}
      </Stack>
      {others.map(({ index, label }) => (
        <Typography key={index} variant="body2" color="text.secondary">
          {`${label}: ${cells[index]?.slice(0, shownOfCell)}`}
        </Typography>
      ))}
    </Box>
  )
}

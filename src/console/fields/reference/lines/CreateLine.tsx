import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import type { HTMLAttributes } from 'react'

/** The id of the line; no record has it. */
export const createLineId = ''

/** The line of a picker that makes a record instead of choosing one. */
export function CreateLine({ label, ...option }: HTMLAttributes<HTMLLIElement> & { label: string }) {
  return (
    <Box component="li" {...option} sx={{ color: 'primary.main', gap: 1, overflowWrap: 'anywhere' }}>
      <Add fontSize="small" aria-hidden />
      {label}
    </Box>
  )
}

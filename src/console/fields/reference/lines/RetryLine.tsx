import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import type { HTMLAttributes } from 'react'

/** The id of the line; no record has it. */
export const retryLineId = ' '

interface RetryLineProps extends HTMLAttributes<HTMLLIElement> {
  label: string
  onRetry: () => void
}

/** The line of a picker that says that its options could not be loaded, and loads them again on a click; the list stays open. */
export function RetryLine({ label, onRetry, ...option }: RetryLineProps) {
  return (
    <Box component="li" {...option} onClick={onRetry} sx={{ color: 'error.main', gap: 1 }}>
      <Refresh fontSize="small" aria-hidden />
      {label}
    </Box>
  )
}

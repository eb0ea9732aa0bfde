import Box from '@mui/material/Box'
import type { HTMLAttributes } from 'react'

/** The id of the line; no record has it. */
export const moreLineId = '  '

/** The line of a picker that says that there are more records than shown, and how to find them. */
export function MoreLine({ label, ...option }: HTMLAttributes<HTMLLIElement> & { label: string }) {
  return (
    <Box
      component="li"
      {...option}
      // The line cannot be chosen, but must be readable.
      sx={{ fontSize: '0.875rem', color: 'text.secondary', '&&&': { opacity: 1 } }}
    >
      {label}
    </Box>
  )
}

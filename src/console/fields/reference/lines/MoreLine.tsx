import Box from '@mui/material/Box'
import type { HTMLAttributes } from 'react'

/** No record has this id. */
export const moreId = '  '

/** The line of a picker that says that there are more than it shows, and how they are found. */
export function MoreLine({ label, ...option }: HTMLAttributes<HTMLLIElement> & { label: string }) {
  return (
    <Box
      component="li"
      {...option}
      // It cannot be chosen, but is to be read.
      sx={{ fontSize: '0.875rem', color: 'text.secondary', '&&&': { opacity: 1 } }}
    >
      {label}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A state of a widget, under a heading. */
export function Variant({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={name} sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="subtitle2" color="text.secondary" sx={{ mb: 1 }}>
        {name}
      </Typography>
      {children}
    </Box>
  )
}

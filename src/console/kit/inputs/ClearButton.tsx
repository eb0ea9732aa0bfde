import Button from '@mui/material/Button'
import type { ReactNode } from 'react'

/** Empties what stands above it, whose left edge its word continues. */
export function ClearButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button size="small" color="inherit" onClick={onClick} sx={clearStyle}>
      {children}
    </Button>
  )
}

// What is around the word stands out on the left.
const clearStyle = { alignSelf: 'flex-start', minWidth: 0, px: '5px', ml: '-5px' } as const

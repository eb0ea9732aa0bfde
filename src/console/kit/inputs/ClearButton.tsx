import Button from '@mui/material/Button'
import type { ReactNode } from 'react'

/** Empties the input above it; its word continues the left edge of that input. */
export function ClearButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    // A stack sets the margins of what is directly in it.
    <div>
      <Button size="small" color="inherit" onClick={onClick} sx={clearStyle}>
        {children}
      </Button>
    </div>
  )
}

// As far as the theme pads a button that is text alone.
const clearStyle = { minWidth: 0, ml: '-10px' } as const

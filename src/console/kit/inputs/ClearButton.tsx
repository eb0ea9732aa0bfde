import Button from '@mui/material/Button'
import type { ReactNode } from 'react'

/** A button that clears the input above it; its text is aligned with the left edge of that input. */
export function ClearButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    // A wrapper, because a stack sets the margins of its direct children.
    <div>
      <Button size="small" color="inherit" onClick={onClick} sx={clearStyle}>
        {children}
      </Button>
    </div>
  )
}

// Cancels the padding that the theme gives a text button.
const clearStyle = { minWidth: 0, ml: '-10px' } as const

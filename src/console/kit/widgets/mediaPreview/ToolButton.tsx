import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'

interface ToolButtonProps {
  name: string
  children: ReactNode
  disabled?: boolean
  onClick: () => void
}

/** A white button on the dark background of a preview. */
export function ToolButton({ name, children, disabled = false, onClick }: ToolButtonProps) {
  return (
    <IconButton
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={onClick}
      sx={{
        color: '#fff',
        '&:hover, &.Mui-focusVisible': { bgcolor: 'rgba(255, 255, 255, 0.16)' },
        '&.Mui-disabled': { color: 'rgba(255, 255, 255, 0.35)' },
      }}
    >
      {children}
    </IconButton>
  )
}

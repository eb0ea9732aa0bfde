import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import type { ReactNode } from 'react'

interface LoadingOverlayProps {
  children: ReactNode
  loading: boolean
  /** Shown below the spinner and spoken by screen readers. */
  label: string
}

/** Covers content that is being loaded or saved and makes it inert meanwhile. */
export function LoadingOverlay({ children, loading, label }: LoadingOverlayProps) {
  return (
    <Box sx={{ position: 'relative' }} aria-busy={loading}>
      <div inert={loading}>{children}</div>
      {loading && (
        <Box sx={veil} role="status">
          <CircularProgress size={32} aria-hidden />
          <span>{label}</span>
        </Box>
      )}
    </Box>
  )
}

const veil = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  opacity: 0.94,
} as const

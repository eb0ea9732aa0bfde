import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { lowWindow } from '../../theme/lowWindow.ts'

interface ActionBarProps {
  /** The actions, the main one last. */
  children: ReactNode
  /** The subject of the actions, e.g. the number of selected rows; shown at the start of the bar, and spoken when it changes. */
  note?: ReactNode
  /** The bar's name for screen readers, for pages with several bars. */
  label?: string
}

/** The actions of a page, always visible at its lower edge. */
export function ActionBar({ children, note, label }: ActionBarProps) {
  return (
    <Box sx={edgeStyle}>
      <Paper
        variant="outlined"
        sx={barStyle}
        {...(label !== undefined && { role: 'group', 'aria-label': label })}
      >
        {note !== undefined && (
          <Box role="status" sx={{ mr: 'auto', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {note}
          </Box>
        )}
        {children}
      </Paper>
    </Box>
  )
}

const edgeStyle = {
  position: 'sticky',
  // Covers the padding of the scrolling element too, so that nothing shows below the bar.
  bottom: 'calc(-1 * var(--main-margin, 0px))',
  zIndex: 2,
  mt: 2,
  // Hides scrolled content in the rounded lower corners.
  background: (theme: Theme) => `linear-gradient(transparent 50%, ${theme.palette.background.default} 50%)`,
  // Focused elements are scrolled to a place above the bar; those in the bar are visible anyway.
  '*:has(&)': { scrollPaddingBottom: 96 },
  '& *': { scrollMarginBottom: -96 },
  '@media print': { display: 'none' },
  // In a low or strongly enlarged window, a sticky bar would leave the form no room.
  [`@media (${lowWindow})`]: { position: 'static' },
} as const

const barStyle = {
  px: { xs: 2, sm: 3 },
  py: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1.5,
} as const

import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { lowWindow } from '../../theme/lowWindow.ts'

interface ActionBarProps {
  /** The actions, the main one last. */
  children: ReactNode
  /** What they are about, e.g. how many rows are chosen; at the start of the bar and said to screen readers when it changes. */
  note?: ReactNode
  /** Names the bar to screen readers, where a page has several. */
  label?: string
}

/** The actions of a page, in sight at its lower edge however far it is scrolled. */
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
  // Down to the edge of what scrolls, over its padding: nothing shows below the bar.
  bottom: 'calc(-1 * var(--main-margin, 0px))',
  zIndex: 2,
  mt: 2,
  // What is scrolled away must not show in the rounded lower corners.
  background: (theme: Theme) => `linear-gradient(transparent 50%, ${theme.palette.background.default} 50%)`,
  // What is reached by the keys is not below the bar; the bar itself is in sight.
  '*:has(&)': { scrollPaddingBottom: 96 },
  '& *': { scrollMarginBottom: -96 },
  '@media print': { display: 'none' },
  // In a window so low, or enlarged so much, it would leave the form no room.
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

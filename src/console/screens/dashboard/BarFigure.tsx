import Box from '@mui/material/Box'

interface BarFigureProps {
  /** The length of the bar as a share of the available width, from 0 to 1. */
  part: number
  text: string | undefined
  /** The width kept for the figure, in characters; equal in all rows, because otherwise the bars could not be compared. */
  room: number
}

/** A figure and its bar. */
export function BarFigure({ part, text, room }: BarFigureProps) {
  return (
    <Box sx={lineStyle}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ ...barStyle, width: `${part * 100}%` }} />
      </Box>
      <Box component="span" sx={{ minWidth: `${room}ch`, textAlign: 'right' }}>
        {text}
      </Box>
    </Box>
  )
}

const lineStyle = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}

/** Keeps the smallest bar visible. In print the bar is a border, because printers leave backgrounds out. */
const barStyle = {
  height: 14,
  minWidth: 2,
  borderRadius: 0.5,
  bgcolor: 'primary.main',
  '@media print': { height: 0, borderTop: '14px solid' },
}

import Box from '@mui/material/Box'

interface BarFigureProps {
  /** How much of the room the bar takes, from 0 to 1. */
  part: number
  text: string | undefined
  /** Characters that each figure of the table has room for, or the bars could not be compared. */
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

/** Something is seen of the smallest; printers leave backgrounds out, but no borders. */
const barStyle = {
  height: 14,
  minWidth: 2,
  borderRadius: 0.5,
  bgcolor: 'primary.main',
  '@media print': { height: 0, borderTop: '14px solid' },
}

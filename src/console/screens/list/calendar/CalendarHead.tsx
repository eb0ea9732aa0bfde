import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { monthAfter, monthOf } from './Month.ts'
import { monthName } from './names.ts'
import { useCalendarWords } from './useCalendarWords.ts'

interface CalendarHeadProps {
  month: Date
  onChange: (month: Date) => void
}

/** The name of the month, and buttons to other months. */
export function CalendarHead({ month, onChange }: CalendarHeadProps) {
  const words = useCalendarWords()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pb: 1 }}>
      <IconButton
        size="small"
        aria-label={words.previous}
        data-tip={words.previous}
        onClick={() => onChange(monthAfter(month, -1))}
      >
        <ChevronLeft />
      </IconButton>
      <Typography component="h3" aria-live="polite" sx={monthStyle}>
        {monthName(month)}
      </Typography>
      <IconButton
        size="small"
        aria-label={words.next}
        data-tip={words.next}
        onClick={() => onChange(monthAfter(month, 1))}
      >
        <ChevronRight />
      </IconButton>
      <Button size="small" onClick={() => onChange(monthOf(new Date()))} sx={{ ml: 1 }}>
        {words.today}
      </Button>
    </Box>
  )
}

/** As wide as the longest name, so that the buttons stay in place. */
const monthStyle = { minWidth: '9.5rem', textAlign: 'center', fontWeight: 600 } as const

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { DateInput } from '../../fields/date/DateInput.tsx'
import { useInputWords } from '../../fields/words/useInputWords.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { isDay, lastDays } from './Period.ts'
import type { Period } from './Period.ts'
import { useWhatIfWords } from './useWhatIfWords.ts'

const spans = [30, 90, 365] as const

interface PeriodFieldsProps {
  period: Period
  onChange: (period: Period) => void
  disabled: boolean
}

/** Inputs for the first and the last day, and buttons for usual spans. */
export function PeriodFields({ period, onChange, disabled }: PeriodFieldsProps) {
  const words = useWhatIfWords()
  const inputWords = useInputWords()
  const { from, to } = period
  const isReversed = isDay(from) && isDay(to) && to < from
  const errorOf = (day: string) => (isDay(day) ? undefined : words.dayWrong)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', maxWidth: 480 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DateInput
          id="from"
          label={words.from}
          value={from}
          disabled={disabled}
          words={inputWords}
          error={errorOf(from)}
          onChange={(day) => onChange({ from: textOf(day), to })}
        />
        <DateInput
          id="to"
          label={words.to}
          value={to}
          disabled={disabled}
          words={inputWords}
          error={isReversed ? words.periodReversed : errorOf(to)}
          onChange={(day) => onChange({ from, to: textOf(day) })}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {spans.map((days) => (
          <Button
            key={days}
            size="small"
            variant="outlined"
            color="inherit"
            disabled={disabled}
            onClick={() => onChange(lastDays(days))}
          >
            {fillPlaceholders(words.days, { days })}
          </Button>
        ))}
      </Box>
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { LevelRate } from '#shared/business/commission/levelRates.ts'
import { usualLimits } from '#shared/business/commission/usualLimits.ts'
import type { WhatIfQuestion } from '#shared/business/commission/WhatIf.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { isPeriod, lastDays } from './Period.ts'
import { PeriodFields } from './PeriodFields.tsx'
import { RatesTable } from './RatesTable.tsx'
import { rulesOf, sumOfRates, typedRatesOf } from './TrialRates.ts'
import { useWhatIfWords } from './useWhatIfWords.ts'

const usualDays = 90

interface WhatIfFormProps {
  present: readonly LevelRate[]
  isRunning: boolean
  onStart: (question: WhatIfQuestion) => void
  onStop: () => void
}

/** The form of a trial: the rules to try, and the period of the orders. */
export function WhatIfForm({ present, isRunning, onStart, onStop }: WhatIfFormProps) {
  const words = useWhatIfWords()
  const [rates, setRates] = useState(() => typedRatesOf(present))
  const [period, setPeriod] = useState(() => lastDays(usualDays))
  const rules = rulesOf(rates)
  const mayStart = rules !== undefined && sumOfRates(rules) <= 100 && isPeriod(period)
  return (
    <Card
      variant="outlined"
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (mayStart) onStart({ rates: rules, ...period })
      }}
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2.5 }}
    >
      <Typography color="text.secondary">{words.explain}</Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <RatesTable present={present} rates={rates} onChange={setRates} disabled={isRunning} />
        <Box>
          <Typography component="h2" sx={{ fontSize: '0.9375rem', fontWeight: 600, mb: 1.5 }}>
            {words.period}
          </Typography>
          <PeriodFields period={period} onChange={setPeriod} disabled={isRunning} />
        </Box>
      </Box>
      {rules && <RulesAdvice rules={rules} />}
      {isRunning ? (
        <Button variant="outlined" onClick={onStop} sx={{ justifySelf: 'start', minWidth: 120 }}>
          {words.stop}
        </Button>
      ) : (
        <Button
          type="submit"
          variant="contained"
          disabled={!mayStart}
          sx={{ justifySelf: 'start', minWidth: 120 }}
        >
          {words.start}
        </Button>
      )}
    </Card>
  )
}

/** An error for rules that cannot be saved, or a hint for rules that payment platforms may not allow. */
function RulesAdvice({ rules }: { rules: readonly LevelRate[] }) {
  const words = useWhatIfWords()
  const sum = sumOfRates(rules)
  const { levels, rate } = usualLimits
  if (sum > 100) return <Alert severity="error">{words.sumExceeded}</Alert>
  if (sum <= rate && rules.filter((each) => each.rate > 0).length <= levels) return null
  return (
    <Alert severity="info" variant="outlined">
      {fillPlaceholders(words.overLimits, { levels, rate })}
    </Alert>
  )
}

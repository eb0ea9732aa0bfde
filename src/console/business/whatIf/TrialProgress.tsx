import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { formatNumber } from '#shared/fields/formatNumber.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import type { Trial } from './useWhatIf.ts'
import { useWhatIfWords } from './useWhatIfWords.ts'

/** The progress of a trial, or the reason why there is no result. */
export function TrialProgress({ trial }: { trial: Trial }) {
  const words = useWhatIfWords()
  if (trial.stage === 'stopped') return <Alert severity="info">{words.stopped}</Alert>
  if (trial.stage === 'failed') {
    const { error } = trial
    const reason = error instanceof Error && error.message !== '' ? error.message : words.brokenOff
    return <Alert severity="error">{reason}</Alert>
  }
  return trial.stage === 'running' ? <Running {...trial} /> : null
}

function Running({ done, total }: { done: number; total: number | undefined }) {
  const words = useWhatIfWords()
  const id = useId()
  const said =
    total === undefined
      ? words.counting
      : fillPlaceholders(words.running, { done: formatNumber(done), total: formatNumber(total) })
  return (
    <Card sx={{ p: 2 }}>
      <Typography id={id} variant="body2" sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
        {said}
      </Typography>
      <Box role="presentation">
        <LinearProgress
          aria-labelledby={id}
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? Math.min(100, (done / total) * 100) : 0}
        />
      </Box>
    </Card>
  )
}

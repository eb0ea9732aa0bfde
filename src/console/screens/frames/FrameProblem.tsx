import { useTranslate } from 'react-admin'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { FrameFault } from './useFrameState.ts'

interface FrameProblemProps {
  problem: FrameFault
  url: string
  onShowAnyway: () => void
}

/** Says why a site is not shown, and what the user can do. */
export function FrameProblem({ problem: { kind }, url, onShowAnyway }: FrameProblemProps) {
  const translate = useTranslate()
  const host = new URL(url).host
  if (kind === 'slow')
    return (
      <Alert severity="info" sx={{ borderRadius: 0 }}>
        {translate('shell.frame.slow', { host })}
      </Alert>
    )
  return (
    <Box role="alert" sx={problemStyle}>
      <Typography component="h2" variant="h5">
        {translate(`shell.frame.${kind}Title`, { host })}
      </Typography>
      <Typography color="text.secondary">{translate(`shell.frame.${kind}Hint`, { host })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center', mt: 1 }}>
        <Button variant="contained" href={url} target="_blank" rel="noopener noreferrer">
          {translate('shell.frame.open')}
        </Button>
        {kind === 'unreachable' && (
          <Button variant="outlined" onClick={onShowAnyway}>
            {translate('shell.frame.showAnyway')}
          </Button>
        )}
        {kind === 'blocked' && (
          <Button variant="outlined" onClick={() => window.location.reload()}>
            {translate('shell.frame.reload')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

const problemStyle = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1.5,
  px: 3,
  pt: 'min(18vh, 160px)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
}

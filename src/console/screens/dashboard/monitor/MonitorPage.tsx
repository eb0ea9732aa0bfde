import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ServerFigures } from '#shared/contracts/ServerFigures.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { PageTitle } from '../../../kit/page/PageTitle.tsx'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'
import { chartsStyle, figuresStyle, headStyle } from '../pageStyle.ts'
import { CallTable } from './CallTable.tsx'
import { MonitorCharts } from './MonitorCharts.tsx'
import { MonitorFigures } from './MonitorFigures.tsx'
import { monitorQuery, refreshSeconds } from './monitorQuery.ts'
import { ProcessFacts } from './ProcessFacts.tsx'
import { useMonitorWords } from './useMonitorWords.ts'

/**
 * The server's current calls, response times, errors, event loop, memory, database and permissions; refreshed while the page is
 * open.
 */
export function MonitorPage() {
  const words = useMonitorWords()
  const [isLive, setLive] = useState(true)
  const { data, error, refetch } = useQuery({
    ...monitorQuery,
    refetchInterval: isLive && refreshSeconds * 1000,
  })
  return (
    <>
      <PageTitle title={words.title} />
      <Box sx={headStyle}>
        <Typography component="h2" variant="h5">
          {words.title}
        </Typography>
        <FormControlLabel
          label={words.live}
          title={fillPlaceholders(words.liveHint, { seconds: refreshSeconds })}
          control={<Switch size="small" checked={isLive} onChange={(_event, on) => setLive(on)} />}
        />
      </Box>
      {data && error && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {fillPlaceholders(words.stale, { at: formatDateTime(data.samples.at(-1)?.at ?? data.startedAt) })}
        </Alert>
      )}
      {!data && error && <LoadFailed title={words.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={480} aria-label={words.loading} />}
      {data && <Shown figures={data} />}
    </>
  )
}

const fourBesideEachOther = { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }
const tableAndFacts = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
}

function Shown({ figures }: { figures: ServerFigures }) {
  return (
    <>
      <Box sx={{ ...figuresStyle, gridTemplateColumns: fourBesideEachOther }}>
        <MonitorFigures figures={figures} />
      </Box>
      <Box sx={{ ...chartsStyle, mb: 2 }}>
        <MonitorCharts figures={figures} />
      </Box>
      <Box sx={tableAndFacts}>
        <CallTable calls={figures.calls} />
        <ProcessFacts figures={figures} />
      </Box>
    </>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'react-admin'
import { isUnfinished } from '#shared/contracts/ExportJob.ts'
import type { ExportJob, ExportState } from '#shared/contracts/ExportJob.ts'
import type { ChipColor } from '#shared/contracts/StateMachine.ts'
import { sizeText } from '../../kit/text/fileSize.ts'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { StatusChip } from '../../kit/widgets/StatusChip.tsx'
import { useExportWords } from './useExportWords.ts'
import { useFetchExport } from './useFetchExport.ts'

const colorOf = {
  waiting: 'default',
  running: 'primary',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
} as const satisfies Record<ExportState, ChipColor>

/** An export: its entity, its progress, and its buttons. */
export function ExportLine({ job, onRemove }: { job: ExportJob; onRemove: () => void }) {
  const translate = useTranslate()
  const words = useExportWords()
  const { progress, fetchFile } = useFetchExport(job)
  const name = translate(`resources.${job.entity}.name`, { smart_count: 2, _: job.entity })
  const about = `${name} ${formatDateTime(job.created_at)}`
  const removal = isUnfinished(job) ? words.stop : words.remove
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 600 }}>
          {name} · {job.format === 'xlsx' ? 'Excel' : 'CSV'}
          <StatusChip label={words.states[job.state]} color={colorOf[job.state]} />
        </Typography>
        <Facts job={job} />
        {job.state === 'running' && (
          <LinearProgress
            variant="determinate"
            value={percentOf(job)}
            aria-label={words.progress(name)}
            sx={{ mt: 1, borderRadius: 1 }}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        {job.state === 'done' && (
          <Button
            variant="outlined"
            size="small"
            disabled={progress !== undefined}
            aria-label={progress === undefined ? `${words.download} ${about}` : undefined}
            onClick={() => void fetchFile()}
          >
            {progress === undefined ? words.download : words.downloading(progress)}
          </Button>
        )}
        <Button size="small" color="error" aria-label={`${removal} ${about}`} onClick={onRemove}>
          {removal}
        </Button>
      </Box>
    </Box>
  )
}

function Facts({ job }: { job: ExportJob }) {
  const words = useExportWords()
  const numbers = new Intl.NumberFormat(useLocale() === 'zh' ? 'zh-CN' : 'en-US')
  const { state, rows, rows_done, bytes, expires_at, created_at, reason } = job
  const facts = [
    formatDateTime(created_at),
    state === 'done'
      ? words.allRows(numbers.format(rows_done))
      : words.rows(numbers.format(rows_done), numbers.format(rows)),
    ...(state === 'done' ? [sizeText(bytes)] : []),
    ...(expires_at === null ? [] : [words.keptUntil(formatDateTime(expires_at))]),
  ]
  return (
    <>
      <Typography component="div" variant="body2" color="text.secondary">
        {facts.join(' · ')}
      </Typography>
      {reason !== null && (
        <Typography component="div" variant="body2" color="error">
          {reason}
        </Typography>
      )}
    </>
  )
}

function percentOf({ rows, rows_done }: ExportJob): number {
  return Math.min(100, (rows_done / Math.max(1, rows)) * 100)
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, md: 3 },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
}

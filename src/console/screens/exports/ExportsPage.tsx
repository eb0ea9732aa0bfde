import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { isUnfinished } from '#shared/contracts/ExportJob.ts'
import type { ExportJob } from '#shared/contracts/ExportJob.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { useTabTitle } from '../../kit/tabs/useTabTitle.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { useEndCall } from '../parts/useEndCall.ts'
import { ExportLine } from './ExportLine.tsx'
import { exportsQuery } from './exportsQuery.ts'
import { useExportWords } from './useExportWords.ts'

/** The current user's background exports: their progress, their files, and a button to stop or remove each. */
export function ExportsPage() {
  const translate = useTranslate()
  const words = useExportWords()
  const { data: jobs, error, refetch } = useQuery(exportsQuery)
  const [asking, setAsking] = useState<ExportJob>()
  const isStop = asking !== undefined && isUnfinished(asking)
  const removal = useEndCall({
    queryKey: exportsQuery.queryKey,
    words: { done: isStop ? words.stopped : words.removed, failed: words.notRemoved },
    onDone: () => setAsking(undefined),
  })
  useTabTitle(translate('account.exports'))
  return (
    <Card sx={{ maxWidth: 960 }}>
      <PageTitle title="account.exports" />
      <Typography color="text.secondary" sx={{ p: { xs: 2, md: 3 }, pb: { xs: 1, md: 1 } }}>
        {words.explain}
      </Typography>
      {error && !jobs && <LoadFailed title={words.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !jobs && <Skeleton variant="rounded" height={160} sx={{ m: 3 }} />}
      {jobs?.length === 0 && <Nothing />}
      {jobs && jobs.length > 0 && (
        <Box component="ul" aria-label={translate('account.exports')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {jobs.map((job) => (
            <ExportLine key={job.id} job={job} onRemove={() => setAsking(job)} />
          ))}
        </Box>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={isStop ? words.stop : words.remove}
        words={{ confirm: isStop ? words.stop : words.remove, cancel: translate('shell.cancel') }}
        color="error"
        busy={removal.busy}
        onConfirm={() => asking && removal.call(`/current/exports/${asking.id}`)}
        onClose={() => setAsking(undefined)}
      >
        {isStop ? words.stopQuestion : words.removeQuestion}
      </ConfirmDialog>
    </Card>
  )
}

function Nothing() {
  const words = useExportWords()
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 8 }}>
      <FileDownloadOutlined aria-hidden sx={{ fontSize: '3rem', color: 'text.disabled' }} />
      <Typography sx={{ fontWeight: 600 }}>{words.none}</Typography>
      <Typography variant="body2" color="text.secondary">
        {words.noneHint}
      </Typography>
    </Stack>
  )
}

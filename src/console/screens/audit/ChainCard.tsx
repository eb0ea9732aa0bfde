import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { PermissionCode } from '#generated/types/Entities.ts'
import { useNotifyFailure } from '../../kit/page/useNotifyFailure.ts'
import { isForbidden } from '../../session/api/ApiFailure.ts'
import { useCan } from '../../session/access/AccessContext.ts'
import { PartFailed } from '../../kit/page/PartFailed.tsx'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { auditStateQuery, startCheck } from './auditStateQuery.ts'
import { ChainIcon } from './ChainIcon.tsx'
import { ChainProblems } from './ChainProblems.tsx'

const place = { minHeight: { xs: 120, sm: 72 } } as const

/** Whether the audit log is unaltered: the time and the extent of the last check, its result, and a button for a new check. */
export function ChainCard() {
  const titleId = useId()
  const translate = useTranslate()
  const mayVerify = useCan('system.audit.verify' satisfies PermissionCode)
  const { data: state, error, refetch } = useQuery(auditStateQuery)
  const check = useCheck()
  if (isForbidden(error)) return null
  if (!state && error)
    return <PartFailed text={translate('history.chain.unknown')} onRetry={() => void refetch()} />
  if (!state) return <Skeleton variant="rounded" sx={place} />
  const { running, last, length } = state
  const say = (key: string, facts = {}) => translate(`history.chain.${key}`, facts)
  const rows = last?.report.rows ?? 0
  const verdict = last === null ? 'never' : last.report.isGenuine ? 'intact' : 'broken'
  return (
    <Card component="section" aria-labelledby={titleId} aria-busy={running !== null}>
      <Box sx={{ ...place, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 2, py: 1.5 }}>
        <ChainIcon verdict={verdict} />
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }} aria-live="polite">
          <Typography id={titleId} component="h2" sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
            {running ? say('running', running) : say(verdict, { rows })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {last
              ? say('checked', { time: formatDateTime(last.checked_at), user: last.checked_by })
              : say('advice')}
            {last && length > rows && ` · ${say('since', { smart_count: length - rows })}`}
          </Typography>
        </Box>
        {mayVerify && (
          <Button
            variant="outlined"
            loading={check.isPending}
            disabled={running !== null}
            onClick={() => check.mutate()}
          >
            {say('verify')}
          </Button>
        )}
      </Box>
      {running && (
        <LinearProgress
          aria-labelledby={titleId}
          variant={running.done > 0 ? 'determinate' : 'indeterminate'}
          value={Math.min(100, (running.done / Math.max(running.total, 1)) * 100)}
        />
      )}
      {!running && last && !last.report.isGenuine && <ChainProblems report={last.report} />}
    </Card>
  )
}

function useCheck() {
  const queries = useQueryClient()
  const notifyFailure = useNotifyFailure()
  return useMutation({
    mutationFn: startCheck,
    onSuccess: (state) => {
      queries.setQueryData(auditStateQuery.queryKey, state)
      // The check of a short log ends before anyone asks for its progress.
      void queries.invalidateQueries({ queryKey: auditStateQuery.queryKey })
    },
    onError: (error) => notifyFailure(error, 'history.chain.failed'),
  })
}

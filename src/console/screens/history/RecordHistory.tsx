import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Identifier, RaRecord } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import type { UndoneChange } from '../../fields/form/data/UndoneChange.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { PageButtons } from '../../kit/widgets/PageButtons.tsx'
import { textOf } from '../../kit/text/readValue.ts'
import type { FenxiaoDataProvider } from '../../session/api/dataProvider/FenxiaoDataProvider.ts'
import { callsOf } from './callsOf.ts'
import { HistoryCard } from './HistoryCard.tsx'

interface RecordHistoryProps {
  resource: Resource
  /** Absent for a single record. */
  id?: Identifier | undefined
  record: RaRecord
  /** Absent if the current user may not change the record. */
  onUndo?: ((change: UndoneChange) => void) | undefined
}

const perPage = 10

/** All changes of a record and its rows, the latest first. */
export function RecordHistory({ resource, id, record, onUndo }: RecordHistoryProps) {
  const translate = useTranslate()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useHistory({ resource, id }, page)
  if (error) {
    return <LoadFailed title={translate('history.failed')} error={error} onRetry={() => void refetch()} />
  }
  if (!data) return <HistorySkeleton />
  if (data.total === 0) return <NoHistory />
  const pages = Math.ceil(data.total / perPage)
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="text.secondary">
        {translate('history.total', { smart_count: data.total })}
      </Typography>
      <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0 }}>
        {callsOf(data.data).map((entries) => (
          <HistoryCard
            key={entries[0]?.id}
            resource={resource}
            recordId={textOf(id) || undefined}
            entries={entries}
            record={record}
            onUndo={onUndo}
          />
        ))}
      </Stack>
      {pages > 1 && (
        <PageButtons
          count={pages}
          page={page}
          onChange={(_event, next) => setPage(next)}
          aria-label={translate('history.pages')}
          sx={{ alignSelf: 'center' }}
        />
      )}
    </Stack>
  )
}

function useHistory(
  { resource: { entity, fields }, id }: Pick<RecordHistoryProps, 'resource' | 'id'>,
  page: number,
) {
  const rows = fields.some(({ children }) => children !== undefined)
  const dataProvider = useDataProvider<FenxiaoDataProvider>()
  return useQuery({
    // Below the entity's key, so that every change of a record also invalidates its history.
    queryKey: [entity, 'history', id ?? '', page],
    queryFn: ({ signal }) =>
      dataProvider.getHistory(entity, { ...(id === undefined ? {} : { id }), page, perPage, rows, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

function NoHistory() {
  const translate = useTranslate()
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 8 }}>
      <HistoryOutlined sx={{ fontSize: '3rem', color: 'text.disabled' }} />
      <Typography sx={{ fontWeight: 600 }}>{translate('history.empty')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('history.emptyAdvice')}
      </Typography>
    </Stack>
  )
}

function HistorySkeleton() {
  const translate = useTranslate()
  return (
    <Stack spacing={1.5} role="status" aria-label={translate('history.loading')}>
      {Array.from({ length: 3 }, (_none, index) => (
        <Skeleton key={index} variant="rounded" height={96} />
      ))}
    </Stack>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { lazy } from '../../../kit/page/lazy.ts'
import { groupedBy } from '../../../session/entities/groupedBy.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useGroupLabel } from '../../../session/entities/useGroupLabel.ts'
import { useResources } from '../../../session/entities/useResources.ts'
import { measureText } from './FigureChoices.tsx'
import { FigureTable } from './FigureTable.tsx'
import { figuresQuery, groupsShown } from './figuresQuery.ts'
import type { FiguresRequest } from './figuresQuery.ts'
import { isTime } from './groupsOf.ts'
import { useFigureWords } from './useFigureWords.ts'
import { useGroupText } from './useGroupText.ts'

const Chart = lazy(async () => ({ default: (await import('../../../kit/widgets/chart/Chart.tsx')).Chart }))

interface FigureViewProps {
  resource: Resource
  request: FiguresRequest
  onClose: () => void
}

const height = 300

/** The chart of the requested figures, and a table of them. */
export function FigureView({ resource, request, onClose }: FigureViewProps) {
  const words = useFigureWords()
  const { label } = useEntityWords(resource)
  const groupLabel = useGroupLabel(resource)
  const field = groupedBy(resource, request.group, useResources())?.field
  const { data, isPending, isFetching, error, refetch } = useQuery({
    ...figuresQuery(resource, request),
    placeholderData: keepPreviousData,
  })
  const textOf = useGroupText(resource, request)
  const measure = measureText(request.measure, words, label)
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        }
      >
        {error.message || words.failed}
      </Alert>
    )
  // Figures kept from another question do not answer this one.
  const isKnown =
    data?.groups.every(({ values }) => request.group in values) &&
    data.groups.every(({ figures }) => request.measure in figures)
  if (isPending || !field || !isKnown)
    return <LinearProgress aria-label={words.loading} sx={{ mb: `${height}px` }} />
  if (data.groups.length === 0) return <Typography color="text.secondary">{words.empty}</Typography>
  const chart = {
    categories: data.groups.map(textOf),
    series: [{ name: measure, values: data.groups.map(({ figures }) => figures[request.measure] ?? null) }],
  }
  return (
    <Box aria-busy={isFetching} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Suspense fallback={<Box sx={{ height }} />}>
        <Chart
          label={measure}
          kind={isTime(field) ? 'line' : 'bar'}
          data={chart}
          height={height}
          categoryLabel={groupLabel(request.group)}
          hasTable
        />
      </Suspense>
      {data.count > data.groups.length && (
        <Typography variant="body2" color="text.secondary">
          {fillPlaceholders(words.more, { count: data.count, shown: groupsShown })}
        </Typography>
      )}
      <FigureTable resource={resource} request={request} figures={data} onClose={onClose} />
    </Box>
  )
}

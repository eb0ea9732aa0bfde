import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Skeleton from '@mui/material/Skeleton'
import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Figures } from '#shared/contracts/Figures.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useResources } from '../../session/entities/useResources.ts'
import { figuresQuery } from '../list/figures/figuresQuery.ts'
import { useGroupText } from '../list/figures/useGroupText.ts'
import { filterOf } from './filterOf.ts'
import { withEmptyPeriods } from './withEmptyPeriods.ts'
import { FunnelTable } from './FunnelTable.tsx'
import { barsAtMost, chartHeight, heightOf } from './heightOf.ts'
import { labelText } from './labelText.ts'
import { listAddress } from './listAddress.ts'
import { periodOf } from './periodOf.ts'
import { PanelCard, PanelEmpty, PanelFailed } from './PanelCard.tsx'
import type { PanelProps } from './PanelProps.ts'
import { RankTable } from './RankTable.tsx'
import { useDashboardWords } from './useDashboardWords.ts'

const Chart = lazy(async () => ({ default: (await import('../../kit/widgets/chart/Chart.tsx')).Chart }))

/** A measure over time as a line chart, or by group as bars or as a funnel. */
export function ChartPanel(props: PanelProps) {
  const { panel, resource, span } = props
  const { as, measure, time, group = '' } = panel
  const by = as === 'line' ? (time ?? '') : group
  const filter = filterOf(panel, resource, span)
  const asked = {
    group: by,
    measure,
    period: span.period,
    filter,
    ...(as === 'bar' && { limit: barsAtMost }),
  }
  const { data, error, isFetching, refetch } = useQuery({
    ...figuresQuery(resource, asked),
    placeholderData: keepPreviousData,
  })
  const words = useDashboardWords()
  const height = heightOf(panel, resource, useResources())
  const waiting = <Skeleton variant="rounded" height={height} aria-label={words.loading} />
  return (
    <PanelCard label={labelText(panel.label)} resource={resource} to={listAddress(resource, filter)}>
      {error ? (
        <PanelFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Box aria-busy={isFetching} sx={{ minHeight: height }}>
          {/* Without a boundary of its own, a table whose words are still loading would hide the whole page. */}
          <Suspense fallback={waiting}>
            {data ? (
              <LoadedChart {...props} by={by} figures={data} filter={filter} height={height} />
            ) : (
              waiting
            )}
          </Suspense>
        </Box>
      )}
    </PanelCard>
  )
}

interface LoadedChartProps extends PanelProps {
  by: string
  figures: Figures
  filter: Readonly<Record<string, unknown>>
  height: number | string
}

function LoadedChart(props: LoadedChartProps) {
  const { panel, figures, height } = props
  const words = useDashboardWords()
  if (figures.groups.length === 0)
    return <PanelEmpty height={height} text={panel.time === undefined ? words.none : words.empty} />
  if (panel.as === 'funnel') return <FunnelTable {...props} groups={figures.groups} />
  if (panel.as !== 'line')
    return <RankTable {...props} groups={figures.groups} whole={figures.whole[panel.measure] ?? null} />
  return <Line {...props} />
}

function Line({ panel, resource, span, by, figures }: LoadedChartProps) {
  const navigate = useNavigate()
  const { measure } = panel
  const { label } = useEntityWords(resource)
  const words = useDashboardWords()
  const groupText = useGroupText(resource, { group: by, period: span.period })
  const groups = withEmptyPeriods(figures.groups, { by, measure, span })
  const name = labelText(panel.label)
  const data = {
    categories: groups.map(groupText),
    series: [{ name, values: groups.map((group) => group.figures[measure] ?? null) }],
  }
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={chartHeight} aria-label={words.loading} />}>
      <Chart
        label={name}
        kind="line"
        data={data}
        height={chartHeight}
        categoryLabel={label(by)}
        openHint={words.open}
        onOpen={(index) => {
          const period = periodOf(span, index)
          if (period) void navigate(listAddress(resource, filterOf(panel, resource, period)))
        }}
      />
    </Suspense>
  )
}

import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import type { ServerFigures, ServerSample } from '#shared/contracts/ServerFigures.ts'
import { lazy } from '../../../kit/page/lazy.ts'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'
import { PanelCard } from '../PanelCard.tsx'
import type { MonitorWords } from './messages/zh.ts'
import { pointsOf } from './sumSamples.ts'
import type { Point } from './sumSamples.ts'
import { useMonitorWords } from './useMonitorWords.ts'

const Chart = lazy(async () => ({
  default: (await import('../../../kit/widgets/chart/Chart.tsx')).Chart,
}))

const height = 220
/** The number of samples that make one point of a chart. */
const together = 3
const mebi = 1024 ** 2

type ChartName = keyof MonitorWords['charts']
type SeriesName = keyof MonitorWords['series']

interface Line {
  name: SeriesName
  of: (sample: ServerSample, seconds: number) => number | null
}

const charts = {
  calls: [{ name: 'calls', of: ({ calls }, seconds) => round(calls / seconds) }],
  latency: [
    { name: 'p50', of: ({ p50Ms }) => p50Ms },
    { name: 'p95', of: ({ p95Ms }) => p95Ms },
    { name: 'p99', of: ({ p99Ms }) => p99Ms },
  ],
  errors: [
    { name: 'refused', of: ({ refused, failed }) => refused - failed },
    { name: 'failed', of: ({ failed }) => failed },
  ],
  loop: [
    { name: 'loop', of: ({ loopDelayMs }) => loopDelayMs },
    { name: 'database', of: ({ databaseMs }) => databaseMs },
  ],
  memory: [
    { name: 'memory', of: ({ memory }) => round(memory / mebi) },
    { name: 'heap', of: ({ heap }) => round(heap / mebi) },
  ],
  processor: [
    { name: 'processor', of: ({ processor }) => round(processor * 100) },
    { name: 'busy', of: ({ loopBusy }) => round(loopBusy * 100) },
  ],
} as const satisfies Record<ChartName, readonly Line[]>

/** Charts of the server's figures over the last quarter of an hour. */
export function MonitorCharts({ figures: { samples, seconds } }: { figures: ServerFigures }) {
  const words = useMonitorWords()
  const points = pointsOf(samples, { seconds, together })
  const categories = points.map(({ sample: { at } }) => formatDateTime(at).slice(-'HH:mm:ss'.length))
  return chartNames.map((name) => (
    <PanelCard key={name} label={words.charts[name]}>
      <Box sx={{ minHeight: height }}>
        <Suspense fallback={<Skeleton variant="rounded" height={height} aria-label={words.loading} />}>
          <Chart
            label={words.charts[name]}
            kind="line"
            height={height}
            categoryLabel={words.time}
            isLive
            data={{ categories, series: seriesOf(charts[name], points, words) }}
          />
        </Suspense>
      </Box>
    </PanelCard>
  ))
}

const chartNames = [
  'calls',
  'latency',
  'errors',
  'loop',
  'memory',
  'processor',
] as const satisfies ChartName[]

function seriesOf(lines: readonly Line[], points: readonly Point[], words: MonitorWords) {
  return lines.map(({ name, of }) => ({
    name: words.series[name],
    values: points.map(({ sample, seconds }) => of(sample, seconds)),
  }))
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}

import { dashboards } from '#generated/dashboards/dashboards.ts'
import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { onPostgres } from '../server/onPostgres.ts'
import { openBenchServer } from '../server/openBenchServer.ts'
import { fillYear } from './fillYear.ts'
import { panelTimes } from './panelTimes.ts'

/** The factor by which the other shop has fewer orders. */
const fewer = 10

/** Every panel of the dashboards over a year of orders, and over a year of a tenth of them. */
export const figuresBench = onPostgres(measure)

async function measure(url: string, { rows, say }: BenchOptions): Promise<Measure[]> {
  say(`  filling ${rows} orders, and ${rows / fewer}`)
  const small = await openBenchServer(url, 'small', (database) => fillYear(database, rows / fewer))
  const large = await openBenchServer(url, 'large', (database) => fillYear(database, rows))
  try {
    const panels = dashboards.flatMap((dashboard) => dashboard.panels)
    const times = await panelTimes({ large, small }, panels)
    return times.flatMap(({ panel, large: ms, small: fewerMs, again }) => [
      {
        name: panel,
        value: ms,
        unit: 'ms',
        limit: { atMost: 300 },
        detail: `asked for once more ${again.toFixed(1)} ms`,
      },
      // Has no limit, because each record is counted; shows that nothing else grows.
      {
        name: `${panel}, of its time over a tenth`,
        value: ms / fewerMs,
        unit: 'x',
        detail: `${Math.round(ms)} and ${Math.round(fewerMs)} ms`,
      },
    ])
  } finally {
    await Promise.all([small.close(), large.close()])
  }
}

import { tables } from '#generated/tables/tables.ts'
import type { DashboardPanel } from '#shared/contracts/Dashboard.ts'
import { medianOf } from '../measures/medianOf.ts'
import type { BenchServer } from '../server/openBenchServer.ts'

const rounds = 9
const year = 365 * 86_400_000

interface PanelTime {
  panel: string
  /** The milliseconds from the request to the whole answer. */
  large: number
  small: number
  /** The time of the same request once more, in the large shop. */
  again: number
}

/** Measures the figures of each panel in a large and in a small shop, alternating in rounds. */
export async function panelTimes(
  places: Readonly<Record<'large' | 'small', BenchServer>>,
  panels: readonly DashboardPanel[],
): Promise<PanelTime[]> {
  const [large, small] = await Promise.all([places.large.serve(), places.small.serve()])
  // The period starts at another moment each time, because the server would otherwise answer from its cache.
  const ask = (panel: DashboardPanel) => ({
    panel: panel.name,
    large: () => timesOf(`${large.address}${addressOf(panel)}`, places.large.token),
    small: () => timesOf(`${small.address}${addressOf(panel)}`, places.small.token),
  })
  try {
    const times: PanelTime[] = []
    for (const { panel, ...asked } of panels.map(ask)) times.push({ panel, ...(await mediansOf(asked)) })
    return times
  } finally {
    await Promise.all([large.stop(), small.stop()])
  }
}

async function mediansOf(
  asked: Readonly<Record<'large' | 'small', () => Promise<Times>>>,
): Promise<Omit<PanelTime, 'panel'>> {
  const found: Record<'large' | 'small', Times[]> = { large: [], small: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const [large, small] = [await asked.large(), await asked.small()]
    // The first round finds neither plans nor pages in memory.
    if (round === 0) continue
    found.large.push(large)
    found.small.push(small)
  }
  return {
    large: medianOf(found.large.map(({ first }) => first)),
    small: medianOf(found.small.map(({ first }) => first)),
    again: medianOf(found.large.map(({ again }) => again)),
  }
}

/** The longest period that a dashboard shows, as its request. */
function addressOf({ entity, measure, where, time, group = '', as }: DashboardPanel): string {
  const since = new Date(Date.now() - year).toISOString()
  const parameters = new URLSearchParams({
    filter: JSON.stringify({ ...where, ...(time !== undefined && { [`${time}_gte`]: since }) }),
    group: as === 'line' ? (time ?? '') : group,
    measures: measure,
    period: 'month',
    zone: 'Asia/Shanghai',
    limit: '60',
  })
  const path = Object.values(tables).find((table) => table.entity === entity)?.path ?? ''
  return `/api/v1${path}/figures?${parameters.toString()}`
}

interface Times {
  first: number
  again: number
}

async function timesOf(url: string, token: string): Promise<Times> {
  return { first: await timeOf(url, token), again: await timeOf(url, token) }
}

async function timeOf(url: string, token: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${text}`)
  return performance.now() - began
}

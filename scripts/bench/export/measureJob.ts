import { setTimeout } from 'node:timers/promises'
import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { rateOf } from '../server/loadOf.ts'
import type { BenchServer } from '../server/openBenchServer.ts'
import { readExport } from './readExport.ts'

const pauseMs = 200
const patienceMs = 10 * 60_000

interface Job {
  id: string
  state: string
}

/**
 * Measures the cost of a background export of all orders, until its file is fetched, on a server that has answered lists before.
 */
export async function measureJob(place: BenchServer, { rows, say }: BenchOptions): Promise<Measure[]> {
  say('  all orders as xlsx in the background')
  const server = await place.serve()
  try {
    const headers = { authorization: `Bearer ${place.token}` }
    const api = `${server.address}/api/v1`
    await rateOf({ url: `${api}/orders?pageSize=20`, headers }, { connections: 10, seconds: 2 })
    const before = server.memory()
    const started = performance.now()
    const begun = await fetch(`${api}/orders/export?format=xlsx`, { method: 'POST', headers })
    const { data }: { data: Job } = await begun.json()
    await untilDone(`${api}/current/exports`, headers, data.id)
    const seconds = (performance.now() - started) / 1000
    const bytes = await readExport(`${api}/current/exports/${data.id}/file`, headers)
    await fetch(`${api}/current/exports/${data.id}`, { method: 'DELETE', headers })
    return [
      {
        name: 'xlsx in the background: memory above that of lists',
        value: server.memory() - before,
        unit: 'MiB',
        limit: { atMost: 40 },
        detail: `${rows} rows, ${Math.round(bytes / 1024 / 1024)} MiB, ${seconds.toFixed(1)} s`,
      },
    ]
  } finally {
    await server.stop()
  }
}

async function untilDone(url: string, headers: Record<string, string>, id: string): Promise<void> {
  const until = Date.now() + patienceMs
  for (;;) {
    const answer = await fetch(url, { headers })
    const { data }: { data: readonly Job[] } = await answer.json()
    const state = data.find((job) => job.id === id)?.state
    if (state === 'done') return
    if (state !== 'waiting' && state !== 'running') throw new Error(`the export is ${state ?? 'gone'}`)
    if (Date.now() > until) throw new Error('the export did not come to its end')
    await setTimeout(pauseMs)
  }
}

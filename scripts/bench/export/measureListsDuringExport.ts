import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { medianOf } from '../measures/medianOf.ts'
import { rateOf } from '../server/loadOf.ts'
import type { Load } from '../server/loadOf.ts'
import type { BenchServer } from '../server/openBenchServer.ts'
import { untilIdle } from '../server/untilIdle.ts'
import { readExport } from './readExport.ts'

const rounds = 3
const connections = 10

/** Measures lists without a pause, alone and during one export after another. */
export async function measureListsDuringExport(
  place: BenchServer,
  { seconds, say }: BenchOptions,
): Promise<Measure> {
  say('  lists beside an export')
  const server = await place.serve()
  try {
    const headers = { authorization: `Bearer ${place.token}` }
    const api = `${server.address}/api/v1/orders`
    const lists: Load = { url: `${api}?status=success&pageSize=20&sort=-createdAt`, headers }
    const alone: number[] = []
    const beside: number[] = []
    await rateOf(lists, { connections, seconds })
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await rateOf(lists, { connections, seconds }))
      const stop = keepExporting(`${api}/export`, headers)
      beside.push(await rateOf(lists, { connections, seconds }))
      await stop()
      await untilIdle(place.database)
    }
    return {
      name: 'lists beside an export, of lists alone',
      value: medianOf(beside) / medianOf(alone),
      unit: 'x',
      limit: { atLeast: 0.7 },
      detail: `${Math.round(medianOf(beside))} and ${Math.round(medianOf(alone))} answers a second`,
    }
  } finally {
    await server.stop()
  }
}

/** Reads one export after another; returns a function that stops this and resolves after the last export. */
function keepExporting(url: string, headers: Record<string, string>): () => Promise<void> {
  const leaving = new AbortController()
  const reading = (async () => {
    while (!leaving.signal.aborted) await readExport(url, headers)
  })()
  return async () => {
    leaving.abort()
    await reading
  }
}

import { sql } from '#server/database/sql.ts'
import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { medianOf } from '../measures/medianOf.ts'
import { flushPendingLists } from './flushPendingLists.ts'
import { ratesOf } from './loadOf.ts'
import type { LoadResult } from './loadOf.ts'
import type { BenchServer } from './openBenchServer.ts'
import { untilIdle } from './untilIdle.ts'

/** Measures the large table against the small one, many connections, searches, and the start. */
export async function measureSize(
  { large, small }: { large: BenchServer; small: BenchServer },
  { seconds, say }: BenchOptions,
): Promise<Measure[]> {
  const [server, other] = await Promise.all([large.serve(), small.serve()])
  try {
    const list = (address: string, token: string) => ({
      url: `${address}/api/v1/orders?status=success&pageSize=20&sort=-createdAt`,
      headers: { authorization: `Bearer ${token}` },
    })
    const calm = { seconds, untilIdle: () => untilIdle(large.database) }
    const headers = { authorization: `Bearer ${large.token}` }
    const one = await large.database.row<{ id: string }>(sql`SELECT id FROM "order" LIMIT 1`)
    const api = `${server.address}/api/v1/orders`
    say('  the large table beside the small one')
    const rates = await ratesOf(
      { large: list(server.address, large.token), small: list(other.address, small.token) },
      { ...calm, connections: 10 },
    )
    say('  fifty connections, and searching')
    // Long enough that the first calls of fifty new connections are fewer than one per cent.
    const many = await ratesOf(
      { list: list(server.address, large.token) },
      { ...calm, connections: 50, seconds: 12 },
    )
    await flushPendingLists(large)
    const alone = await ratesOf(
      {
        get: { url: `${api}/${one?.id}`, headers },
        search: { url: `${api}?q=${encodeURIComponent('商品')}&pageSize=20`, headers },
        rare: { url: `${api}?q=${encodeURIComponent('品77')}&pageSize=20`, headers },
        absent: { url: `${api}?q=${encodeURIComponent('龘龘')}&pageSize=20`, headers },
        number: { url: `${api}?q=T000000004321&pageSize=20`, headers },
        thousandth: { url: `${api}?q=P999&pageSize=20`, headers },
        uneven: { url: `${api}?q=777&pageSize=20`, headers },
      },
      { ...calm, connections: 1 },
    )
    const { p50, p99 } = many.list
    return [
      ratio('list, of its own rate at 10,000 rows', rates.large, rates.small, { atLeast: 0.8 }),
      {
        name: '50 connections: p99, of p50',
        value: p99 / p50,
        unit: 'x',
        limit: { atMost: 3 },
        detail: `${p50} and ${p99} ms`,
      },
      ratio('search for two characters in every row, in gets by key', alone.get, alone.search, { atMost: 5 }),
      ratio('search for three characters in few rows, in gets by key', alone.get, alone.rare, { atMost: 5 }),
      ratio('search for two characters in no row, in gets by key', alone.get, alone.absent, { atMost: 5 }),
      ratio('search for one whole number, in gets by key', alone.get, alone.number, { atMost: 5 }),
      // No limit here: all hits of the index must be read, and those of the second are rarely among the newest.
      ratio('search for what one row of a thousand holds, in gets by key', alone.get, alone.thousandth),
      ratio('search for what is common in a few places only, in gets by key', alone.get, alone.uneven),
      await startTime(large),
    ]
  } finally {
    await Promise.all([server.stop(), other.stop()])
  }
}

function ratio(name: string, own: LoadResult, other: LoadResult, limit?: Measure['limit']): Measure {
  const detail = `${Math.round(own.rate)} and ${Math.round(other.rate)} answers a second`
  return { name, value: own.rate / other.rate, unit: 'x', ...(limit ? { limit } : {}), detail }
}

async function startTime(place: BenchServer): Promise<Measure> {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now()
    const server = await place.serve()
    const { status } = await fetch(`${server.address}/api/v1/health`)
    if (status !== 200) throw new Error(`the health call answered ${status}`)
    times.push(performance.now() - started)
    await server.stop()
  }
  return { name: 'start to first answer', value: medianOf(times), unit: 'ms', limit: { atMost: 1000 } }
}

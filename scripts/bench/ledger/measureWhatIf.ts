import type { WhatIfLine } from '#shared/business/commission/WhatIf.ts'
import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { medianOf } from '../measures/medianOf.ts'
import { rateOf } from '../server/loadOf.ts'
import type { Load } from '../server/loadOf.ts'
import type { BenchServer } from '../server/openBenchServer.ts'
import { untilIdle } from '../server/untilIdle.ts'

const rounds = 3
const connections = 10
const dayMs = 86_400_000

/** Measures a trial of other rules over all orders during lists without a pause. */
export async function measureWhatIf(
  place: BenchServer,
  address: string,
  { seconds, say }: BenchOptions,
): Promise<Measure[]> {
  say('  other rules tried on all orders')
  const headers = { authorization: `Bearer ${place.token}`, 'content-type': 'application/json' }
  const lists: Load = { url: `${address}/api/v1/orders?status=success&pageSize=20&sort=-createdAt`, headers }
  const alone: number[] = []
  const beside: number[] = []
  const tries: WhatIfTiming[] = []
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await rateOf(lists, { connections, seconds }))
    await untilIdle(place.database)
    const trying = tryRules(address, headers)
    beside.push(await rateOf(lists, { connections, seconds }))
    tries.push(await trying)
    await untilIdle(place.database)
  }
  const { orders } = tries[0] ?? { orders: 0 }
  const kept = medianOf(beside) / medianOf(alone)
  return [
    {
      name: 'what if, over all paid orders',
      value: medianOf(tries.map(({ ms }) => ms)) / 1000,
      unit: 's',
      limit: { atMost: 20 },
      detail: `${orders} orders`,
    },
    {
      name: 'lists beside it, of lists alone',
      value: kept,
      unit: 'x',
      limit: { atLeast: 0.7 },
      detail: `${Math.round(medianOf(beside))} and ${Math.round(medianOf(alone))} answers a second`,
    },
  ]
}

interface WhatIfTiming {
  ms: number
  orders: number
}

async function tryRules(address: string, headers: Record<string, string>): Promise<WhatIfTiming> {
  const started = performance.now()
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
  const body = JSON.stringify({
    rates: [{ leave: 1, rate: 12 }],
    from: dayOf(Date.now() - 400 * dayMs),
    to: dayOf(Date.now()),
  })
  const answer = await fetch(`${address}/api/v1/distributions/whatIf`, { method: 'POST', headers, body })
  const lines = (await answer.text()).trim().split('\n')
  const last: WhatIfLine = JSON.parse(lines.at(-1) ?? '{}')
  if (!('result' in last)) throw new Error(`the trial ended with ${lines.at(-1)}`)
  return { ms: performance.now() - started, orders: last.result.orders }
}

import { sql } from '#server/database/sql.ts'
import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { flushPendingLists } from './flushPendingLists.ts'
import { ratesOf } from './loadOf.ts'
import type { LoadResult } from './loadOf.ts'
import type { BenchServer } from './openBenchServer.ts'
import { untilIdle } from './untilIdle.ts'

const connections = 10
const ordersAsked = 200

/** Measures lists, single records and creation, compared with bare handlers on the same database. */
export async function measureCalls(place: BenchServer, { seconds, say }: BenchOptions): Promise<Measure[]> {
  const [server, bare] = await Promise.all([place.serve(), place.run('scripts/bench/server/bareServer.ts')])
  try {
    const orders = await place.database.rows<{ id: string; good_id: string; user_id: string }>(
      sql`SELECT id, good_id, user_id FROM "order" ORDER BY trade_no LIMIT ${ordersAsked}`,
    )
    const [one] = orders
    // Different records, because simultaneous calls for one record might be cheaper.
    const pathsBelow = (path: string) => orders.map(({ id }) => `${path}/${id}`)
    const headers = { authorization: `Bearer ${place.token}` }
    const body = JSON.stringify({ good_id: one?.good_id, user_id: one?.user_id, name: '商品', num: 19.9 })
    const api = `${server.address}/api/v1/orders`
    say('  lists, single records and creating')
    const rates = await ratesOf(
      {
        most: { url: `${api}?status=success&pageSize=20&sort=-createdAt`, headers },
        mostBare: { url: `${bare.address}/orders?status=success` },
        mostCounted: { url: `${bare.address}/counted?status=success` },
        few: { url: `${api}?status=refused&pageSize=20&sort=-createdAt`, headers },
        fewBare: { url: `${bare.address}/orders?status=refused` },
        fewCounted: { url: `${bare.address}/counted?status=refused` },
        get: { url: api, paths: pathsBelow('/api/v1/orders'), headers },
        getBare: { url: bare.address, paths: pathsBelow('/orders') },
        create: { url: api, method: 'POST', headers, body },
        createBare: {
          url: `${bare.address}/orders`,
          method: 'POST',
          body,
          tidyUp: () => flushPendingLists(place),
        },
      },
      { connections, seconds, untilIdle: () => untilIdle(place.database) },
    )
    return [
      beside('list of most rows, of a bare handler without total', rates.most, rates.mostBare, 0.5),
      beside('list of most rows, of a bare handler that counts', rates.most, rates.mostCounted, 3),
      beside('list of some rows, of a bare handler without total', rates.few, rates.fewBare, 0.5),
      beside('list of some rows, of a bare handler that counts', rates.few, rates.fewCounted, 3),
      beside('get one, of a bare handler', rates.get, rates.getBare, 0.6),
      beside('create, of a bare handler', rates.create, rates.createBare, 0.5),
      { name: 'memory under that load', value: server.memory(), unit: 'MiB', limit: { atMost: 200 } },
    ]
  } finally {
    await Promise.all([server.stop(), bare.stop()])
  }
}

function beside(name: string, own: LoadResult, other: LoadResult, atLeast: number): Measure {
  const detail = `${Math.round(own.rate)} and ${Math.round(other.rate)} answers a second`
  return { name, value: own.rate / other.rate, unit: 'x', limit: { atLeast }, detail }
}

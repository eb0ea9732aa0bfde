import { sql } from '#server/database/sql.ts'
import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { flushPendingLists } from './flushPendingLists.ts'
import { ratesOf } from './loadOf.ts'
import type { Call, Load, LoadResult } from './loadOf.ts'
import type { BenchServer } from './openBenchServer.ts'
import { untilIdle } from './untilIdle.ts'

const ordersAsked = 5000
const limit = { atLeast: 0.65 } as const

interface Order {
  id: string
  good_id: string
  user_id: string
  num: number
}

/** The calls of readers and writers of orders. */
interface Calls {
  list: Call
  get: () => Call
  put: () => Call
  create: () => Call
}

/** Measures four readers per writer, then writers only, compared with bare handlers on the same table. */
export async function measureMixed(place: BenchServer, { seconds, say }: BenchOptions): Promise<Measure[]> {
  const [server, bare] = await Promise.all([place.serve(), place.run('scripts/bench/server/bareServer.ts')])
  try {
    const orders = await place.database.rows<Order>(
      sql`SELECT id, good_id, user_id, num::float8 AS num FROM "order" WHERE status = 'success' ORDER BY id LIMIT ${ordersAsked}`,
    )
    const own = callsOf(orders, '/api/v1/orders', '/api/v1/orders?status=success&pageSize=20&sort=-createdAt')
    const other = callsOf(orders, '/orders', '/orders?status=success')
    const noted = callsOf(orders, '/noted', '')
    const headers = { authorization: `Bearer ${place.token}` }
    const ours = (next: () => Call): Load => ({ url: server.address, headers, next })
    const bares = (next: () => Call): Load => ({
      url: bare.address,
      next,
      tidyUp: () => flushPendingLists(place),
    })
    const calm = { seconds, untilIdle: () => untilIdle(place.database) }
    say('  readers and writers together')
    const mixed = await ratesOf(
      { own: ours(mixOf(own)), bare: bares(mixOf(other)) },
      { ...calm, connections: 20 },
    )
    const measures = [
      beside('four reads to a write, 20 connections', mixed, { atLeast: 0.5 }),
      {
        name: 'four reads to a write: p99, of that of the bare handlers',
        value: mixed.own.p99 / mixed.bare.p99,
        unit: 'x',
        limit: { atMost: 3 },
        detail: `${mixed.own.p99} and ${mixed.bare.p99} ms`,
      },
    ]
    for (const connections of [10, 50]) {
      say(`  writers alone, ${connections} connections`)
      const loads = {
        own: ours(own.put),
        bare: bares(other.put),
        noted: bares(noted.put),
      }
      const changes = await ratesOf(loads, { ...calm, connections })
      const creations = await ratesOf(
        { own: ours(own.create), bare: bares(other.create) },
        { ...calm, connections },
      )
      measures.push(
        beside(`change, ${connections} connections`, changes, limit),
        besideNoted(`change, ${connections} connections`, changes),
        beside(`create without a name, ${connections} connections`, creations, limit),
      )
    }
    measures.push({
      name: 'memory under that load',
      value: server.memory(),
      unit: 'MiB',
      limit: { atMost: 160 },
    })
    return measures
  } finally {
    await Promise.all([server.stop(), bare.stop()])
  }
}

function callsOf(orders: readonly Order[], path: string, listPath: string): Calls {
  const anyOrder = (): Order => {
    const order = orders[Math.floor(Math.random() * orders.length)]
    if (!order) throw new Error('There are no orders to work with.')
    return order
  }
  return {
    list: { method: 'GET', path: listPath },
    get: () => ({ method: 'GET', path: `${path}/${anyOrder().id}` }),
    put: () => {
      // The amount of a paid order cannot be changed, its name can.
      const { id, ...order } = anyOrder()
      const body = JSON.stringify({ ...order, name: `商品${Math.floor(Math.random() * 900)}` })
      return { method: 'PUT', path: `${path}/${id}`, body }
    },
    create: () => {
      const { good_id, user_id, num } = anyOrder()
      return { method: 'POST', path, body: JSON.stringify({ good_id, user_id, num }) }
    },
  }
}

/** Draws calls in random order: of ten, four lists, four single records, a change and a new record. */
function mixOf({ list, get, put, create }: Calls): () => Call {
  return () => {
    const drawn = Math.random()
    if (drawn < 0.4) return list
    if (drawn < 0.8) return get()
    return drawn < 0.9 ? put() : create()
  }
}

/** Compares with a minimal change that keeps a history, without permission checks and validation. */
function besideNoted(name: string, { own, noted }: Record<'own' | 'noted', LoadResult>): Measure {
  const measure = beside(name, { own, bare: noted }, { atLeast: 0.5 })
  return { ...measure, name: `${name}, of bare handlers that lock, write and keep a log` }
}

function beside(
  name: string,
  { own, bare }: Record<'own' | 'bare', LoadResult>,
  atLeast: { atLeast: number },
): Measure {
  const detail = `${Math.round(own.rate)} and ${Math.round(bare.rate)} answers a second`
  return { name: `${name}, of bare handlers`, value: own.rate / bare.rate, unit: 'x', limit: atLeast, detail }
}

import { sql } from '#server/database/sql.ts'
import type { BenchOptions, Measure } from '../measures/Measure.ts'
import { ratesOf } from '../server/loadOf.ts'
import type { Load } from '../server/loadOf.ts'
import type { BenchServer } from '../server/openBenchServer.ts'
import { untilIdle } from '../server/untilIdle.ts'

/** Measures payments, which book commissions on three levels and send notices, compared with a plain state move. */
export async function measurePayments(
  place: BenchServer,
  address: string,
  { seconds, say }: BenchOptions,
): Promise<Measure[]> {
  say('  payments')
  const orders = await place.database.rows<{ id: string }>(
    sql`SELECT id FROM "order" WHERE status = 'pending' ORDER BY id`,
  )
  const headers = { authorization: `Bearer ${place.token}` }
  const move = (code: string): Load => ({
    url: address,
    headers,
    next: () => {
      const order = orders.pop()
      if (!order) throw new Error('There are too few orders to be paid: give more --rows or fewer --seconds.')
      return { method: 'POST', path: `/api/v1/orders/${order.id}/${code}`, body: '{}' }
    },
  })
  const { pay, plain } = await ratesOf(
    { pay: move('pay'), plain: move('fail') },
    { connections: 10, seconds, untilIdle: () => untilIdle(place.database) },
  )
  const detail = `${Math.round(pay.rate)} payments and ${Math.round(plain.rate)} plain moves a second`
  return [
    {
      name: 'a payment, of a plain move',
      value: plain.rate / pay.rate,
      unit: 'x',
      limit: { atMost: 2 },
      detail,
    },
  ]
}

import type { Database } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import { noticeOf, olderPaymentOf, paymentOf, refundOf } from './weChatPay.ts'

const orderCount = 50
const retakenStates: ReadonlySet<number> = new Set([409, 503])

interface Order {
  id: string
  trade_no: string
}

/** A notification in the form that is sent. */
interface Notice {
  headers: Record<string, string>
  payload: string
}

/** A server, or several on one database, to which WeChat sends its notifications. */
interface Receivers {
  database: Database
  call: (method: 'GET' | 'POST', path: string, payload?: object) => Promise<unknown>
  /** Sends a notification to one of the servers; returns the status of the answer. */
  send: (node: number, notice: Notice) => Promise<number>
}

/** The final state of an order, with its lines. */
interface Booked {
  id: string
  status: string
  lines: string
}

/** Four notifications for each of 50 orders, repeated and out of order, half of them with a refund. */
interface Flood {
  /** Sends all of them at once, as WeChat does, which repeats those that were not accepted; returns the status of each answer. */
  statuses(): Promise<number[]>
  booked(): Promise<Booked[]>
  wanted: Booked[]
}

/** Creates an inviter who earns 10 %, and the orders that the notifications are about. */
export async function openFlood({ database, call, send }: Receivers): Promise<Flood> {
  const one = async <T>(method: 'GET' | 'POST', path: string, payload?: object): Promise<T> =>
    JSON.parse(JSON.stringify(await call(method, path, payload)))
  const good = { name: '课程', price: 20, min_price: 1, first_price: 1, status: 'normal', sequence: 1 }
  const { id: good_id } = await one<{ id: string }>('POST', '/goods', good)
  const { id: user_id } = await one<{ id: string }>('GET', '/current/user')
  const [role] = await one<{ id: string }[]>('GET', '/roles')
  const inviter = { username: 'inviter', name: '推广人', roles: [{ role_id: role?.id }] }
  const { id: invite_id } = await one<{ id: string }>('POST', '/users', inviter)
  await one('POST', '/distributions', { leave: 1, rate: 10 })
  const sale = { good_id, user_id, invite_id, num: 12.34 }
  const orders = await Promise.all(
    Array.from({ length: orderCount }, () => one<Order>('POST', '/orders', sale)),
  )
  const refunded = new Set(orders.filter((_, index) => index % 2 === 0))
  const noticesOf = (order: Order): Notice[] => {
    const paid = { content: paymentOf(order.trade_no, 1234) }
    const refund = { event: 'REFUND.SUCCESS', content: refundOf(order.trade_no, 1234) }
    const older = { payload: olderPaymentOf(order.trade_no, 1234), headers: { 'content-type': 'text/xml' } }
    return [noticeOf(refunded.has(order) ? refund : paid), noticeOf(paid), older, noticeOf(paid)]
  }
  const statuses: number[] = []
  const deliver = async (notice: Notice, node: number): Promise<void> => {
    const status = await send(node, notice)
    statuses.push(status)
    if (retakenStates.has(status)) await deliver(notice, node + 1)
  }
  return {
    statuses: async () => {
      await Promise.all(orders.flatMap(noticesOf).map(deliver))
      return statuses
    },
    booked: () =>
      database.rows<Booked>(sql`
        SELECT o.id, o.status, string_agg(l.kind || ' ' || l.amount, ', ' ORDER BY l.kind) AS lines
        FROM "order" o JOIN distribution_log l ON l.order_id = o.id WHERE o.invite_id = ${invite_id}
        GROUP BY o.id ORDER BY o.id`),
    wanted: orders
      .map((order) =>
        refunded.has(order)
          ? { id: order.id, status: 'refused', lines: 'earned 1.23, taken_back -1.23' }
          : { id: order.id, status: 'success', lines: 'earned 1.23' },
      )
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

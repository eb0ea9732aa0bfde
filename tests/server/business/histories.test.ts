import { array, assert, asyncProperty, constant, constantFrom, integer, oneof, record } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import { sql } from '#server/database/sql.ts'
import { verifyLedger } from '#server/business/ledgerCheck/verifyLedger.ts'
import { eachDatabase } from '#tests/support/database.ts'
import type { TestDatabases } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openShop } from './openShop.ts'
import type { Shop } from './openShop.ts'

// `npm test` runs a few histories; the environment variable sets another number.
const runs = Number(process.env['FENXIAO_HISTORIES'] ?? 12)
/** The seed; setting it repeats the histories of an earlier run. */
const seed = Number(process.env['FENXIAO_SEED'] ?? Date.now() % 1_000_000_000)
/** The number of histories in one shop: the whole ledger is verified after each of them, and grows. */
const runsPerShop = 200
const patienceMs = Math.max(60_000, Math.min(runs, runsPerShop) * 20_000)
const people = 5
/** The moves of an order in one step; moves that its state does not have are refused. */
const courses = [
  ['pay'],
  ['pay', 'refund', 'confirmRefund'],
  ['refund', 'confirmRefund'],
  ['refund', 'failRefund', 'retryRefund'],
  ['confirmRefund'],
  ['fail', 'retry'],
  ['retry', 'pay'],
] as const

const who = integer({ min: 0, max: people - 1 })
const fen = integer({ min: 0, max: 50_000 })
const order = record({ do: constant('order'), buyer: who, inviter: oneof(who, constant(null)), fen })
const move = record({
  do: constant('move'),
  order: integer({ min: 0, max: 9 }),
  course: constantFrom(...courses),
  twice: constantFrom(true, false),
  // The statement before which each move is aborted, as if the process were killed; the move is then repeated.
  broken: oneof(integer({ min: 1, max: 12 }), constant(null)),
})
const setting = oneof(
  record({ do: constant('bind'), user: who, inviter: who }),
  record({ do: constant('freeze'), user: who }),
  record({ do: constant('activate'), user: who }),
  record({ do: constant('rules'), rates: array(integer({ min: 0, max: 3300 }), { maxLength: 3 }) }),
  record({ do: constant('minimum'), fen }),
)
// Only orders and their moves write to the ledger.
const step = oneof(
  { weight: 2, arbitrary: order },
  { weight: 4, arbitrary: move },
  { weight: 4, arbitrary: setting },
)

type Move = typeof move extends Arbitrary<infer Value> ? Value : never
type Step = typeof step extends Arbitrary<infer Value> ? Value : never

const shops = Array.from({ length: Math.ceil(runs / runsPerShop) }, (_, index) => ({
  numRuns: Math.min(runsPerShop, runs - index * runsPerShop),
  seed: seed + index,
  name: `any history of orders in shop ${index + 1}`,
}))
for (const { name, ...chosen } of shops)
  eachDatabase(`${name}, seed ${chosen.seed}`, (databases) => passHistories(databases, chosen))

function passHistories(databases: TestDatabases, chosen: { numRuns: number; seed: number }): void {
  let shop: Shop
  let users: string[]
  let orders: string[]
  const known = new Map<string, JsonObject>()

  beforeAll(async () => {
    shop = await openShop(databases)
    users = []
    for (let count = 0; count < people; count += 1) users.push(await shop.user(users.at(-1)))
    await shop.rule(12.5, 7.25, 3)
  })

  /** Saves the values that a record was created with, with these changes; its state stays. */
  const put = async (path: string, changes: Readonly<Record<string, string | number>>) => {
    const made = known.get(path) ?? (await shop.product.call('GET', path)).record
    known.set(path, made)
    const { version: _version, status: _status, ...rest } = { ...made, ...changes }
    return shop.product.call('PUT', path, rest)
  }

  const makeMove = async (path: string, { broken, twice }: Move): Promise<void> => {
    if (broken !== null) {
      shop.breakAt(broken)
      await shop.product.call('POST', path)
    }
    await Promise.all((twice ? [1, 2] : [1]).map(() => shop.product.call('POST', path)))
  }

  /** Refusals are part of a history; only the final ledger counts. */
  const take = async (taken: Step): Promise<void> => {
    const { product } = shop
    if (taken.do === 'order') {
      const { record: made } = await product.call('POST', '/orders', {
        good_id: shop.good,
        user_id: users[taken.buyer] ?? '',
        invite_id: taken.inviter === null ? null : (users[taken.inviter] ?? null),
        num: taken.fen / 100,
      })
      orders.push(idOf(made))
    }
    if (taken.do === 'move') {
      const order = orders.at(taken.order % Math.max(1, orders.length))
      if (order === undefined) return
      for (const code of taken.course) await makeMove(`/orders/${order}/${code}`, taken)
    }
    if (taken.do === 'bind')
      await put(`/users/${users[taken.user]}`, { invite_id: users[taken.inviter] ?? '' })
    if (taken.do === 'freeze' || taken.do === 'activate')
      await product.call('POST', `/users/${users[taken.user]}/${taken.do}`)
    if (taken.do === 'rules') await shop.rule(...taken.rates.map((hundredths) => hundredths / 100))
    if (taken.do === 'minimum')
      await put(`/goods/${textOf(shop.good)}`, { min_price: taken.fen / 100, price: 999 })
  }

  const isRightAfter = async (history: readonly Step[]): Promise<void> => {
    orders = []
    for (const taken of history) await take(taken)
    expect((await verifyLedger(shop.product.database)).problems).toEqual([])
    const wrong = await shop.product.database.rows(sql`
          SELECT o.trade_no, o.num, o.status, sum(l.amount) FROM "order" o JOIN distribution_log l ON l.order_id = o.id
          GROUP BY o.id HAVING sum(l.amount) > greatest(0, o.num - max(l.good_min))
            OR (o.status = 'refused' AND sum(l.amount) <> 0)
            OR bool_or(l.user_id = o.user_id)
            OR bool_or(l.amount > trunc(o.num * l.rate / 100, 2))
            OR bool_or(l.user_id::text <> o.chain->>(l.level - 1))
            OR count(*) FILTER (WHERE l.kind <> 'taken_back') > count(DISTINCT l.user_id)`)
    expect(wrong).toEqual([])
  }

  it(
    'leaves a ledger that can be recomputed, where nothing is paid twice or below the minimum',
    async () => {
      await assert(asyncProperty(array(step, { minLength: 5, maxLength: 25 }), isRightAfter), chosen)
    },
    patienceMs,
  )
}

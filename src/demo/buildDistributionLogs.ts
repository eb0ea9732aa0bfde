import type { Distribution } from '#generated/types/distribution.ts'
import type { DistributionLog } from '#generated/types/distributionLog.ts'
import type { Good } from '#generated/types/good.ts'
import type { Order } from '#generated/types/order.ts'
import { commissionsOf } from '#shared/business/commission/commissionsOf.ts'
import { cents, centsOfYuan, yuanOf } from '#shared/money/Cents.ts'
import { percent } from '#shared/money/Percent.ts'
import type { UserRow } from './rows.ts'
import type { Stage } from './Stage.ts'

/** What commissions follow from; the orders in the order of time. */
export interface Books {
  orders: readonly Order[]
  goods: readonly Good[]
  users: Iterable<UserRow>
  rules: readonly Distribution[]
}

/** The commissions of everything that was paid, and what refunds took back, in the order of time. */
export function buildDistributionLogs(
  stage: Stage,
  { orders, goods, users, rules }: Books,
): DistributionLog[] {
  const goodById = new Map(goods.map((good) => [good.id, good]))
  const frozenAt = new Map(
    [...users].flatMap((user) => (user.status === 'freezed' ? [[user.id, user.updated_at]] : [])),
  )
  const inviterOf = new Map<string, string>()
  const lines = orders.flatMap((order) => {
    const earners = chainOf(order, inviterOf).slice(0, rules.length)
    if (order.invite_id !== null) inviterOf.set(order.user_id, order.invite_id)
    const good = goodById.get(order.good_id)
    if (!good || order.pay_time === null) return []
    return linesOf({ order, good, rules, earners, frozenAt, payTime: order.pay_time })
  })
  const inTime = lines.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  return inTime.map((line) => ({ id: stage.idAt(Date.parse(line.createdAt)), ...line }))
}

/** The inviter, then who invited the inviter to an earlier order; nobody twice, and never the buyer. */
function chainOf(
  { user_id: buyer, invite_id: inviter }: Order,
  inviterOf: ReadonlyMap<string, string>,
): string[] {
  const chain: string[] = []
  for (let next = inviter ?? undefined; next !== undefined; next = inviterOf.get(next)) {
    if (next === buyer || chain.includes(next)) break
    chain.push(next)
  }
  return chain
}

type Line = Omit<DistributionLog, 'id'>

interface Payment {
  order: Order
  good: Good
  rules: readonly Distribution[]
  earners: readonly string[]
  frozenAt: ReadonlyMap<string, string>
  payTime: string
}

function linesOf({ order, good, rules, earners, frozenAt, payTime }: Payment): Line[] {
  const isFrozen = (userId: string): boolean => (frozenAt.get(userId) ?? payTime) < payTime
  const amounts = commissionsOf({
    paid: centsOfYuan(order.num),
    minimum: centsOfYuan(good.min_price),
    rates: earners.map((userId, level) => percent(isFrozen(userId) ? 0 : (rules[level]?.rate ?? 0))),
  })
  const paid = earners.map((userId, level): Line => ({
    trade_no: order.trade_no,
    good_id: good.id,
    user_id: userId,
    name: good.name,
    good_min: good.min_price,
    order_amount: order.num,
    rate: rules[level]?.rate ?? 0,
    amount: yuanOf(amounts[level] ?? cents(0)),
    createdAt: payTime,
    updatedAt: payTime,
  }))
  return order.status === 'refused' ? [...paid, ...takenBack(paid, order.updatedAt)] : paid
}

function takenBack(lines: readonly Line[], at: string): Line[] {
  const earned = lines.filter(({ amount }) => amount > 0)
  return earned.map((line) => ({ ...line, amount: -line.amount, createdAt: at, updatedAt: at }))
}

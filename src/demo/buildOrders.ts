import type { DistributionVersion } from '#generated/types/distributionVersion.ts'
import type { Good } from '#generated/types/good.ts'
import type { Order } from '#generated/types/order.ts'
import { chainOf } from '#shared/business/commission/chainOf.ts'
import { commissionOf } from '#shared/business/commission/commissionOf.ts'
import { centsOfYuan, yuanOf } from '#shared/money/Cents.ts'
import { percent } from '#shared/money/Percent.ts'
import { tradeNumber } from '#server/business/tradeNumber.ts'
import { isoOf } from './stage/clock.ts'
import { storyOf } from './orderStories.ts'
import { orderTimes } from './orderTimes.ts'
import { resellers } from './resellers.ts'
import type { UserRow } from './rows.ts'
import type { Stage } from './stage/Stage.ts'

const count = 400

/** The goods, users and rule versions from which orders are made. */
export interface OrderInputs {
  goods: readonly Good[]
  users: ReadonlyMap<string, UserRow>
  versions: readonly DistributionVersion[]
}

// Most buyers pay the full price, some have a coupon.
const priceLevels = [
  { percentOfPrice: 100, weight: 70 },
  { percentOfPrice: 95, weight: 20 },
  { percentOfPrice: 88, weight: 10 },
] as const

/** The orders, sorted by time. */
export function buildOrders(stage: Stage, inputs: OrderInputs): Order[] {
  const { dice } = stage
  const demand = new Map(inputs.goods.map(({ id, price }) => [id, dice.integer(2, 12) / Math.sqrt(price)]))
  const inviterIds = new Map([...inputs.users.values()].map(({ id, invite_id: inviter }) => [id, inviter]))
  const eagerness = new Map(resellers.map(({ username }) => [username, dice.integer(1, 8)]))
  return orderTimes(stage, count).map((at) => {
    const good = dice.weighted(goodsAt(inputs.goods, at), ({ id }) => demand.get(id) ?? 0)
    const { username } = dice.weighted(buyersAt(inputs.users, at), (one) => eagerness.get(one.username) ?? 0)
    const buyer = inputs.users.get(username)?.id ?? ''
    const order = buildOrder(stage, { at, good, buyer, chain: chainOf(buyer, invitersOf(buyer, inviterIds)) })
    return { ...order, rule_version: versionAt(inputs.versions, order.pay_time) }
  })
}

/** All inviters above a user, the nearest first. */
function invitersOf(id: string, inviterIds: ReadonlyMap<string, string | null>): string[] {
  const inviter = inviterIds.get(id) ?? null
  return inviter === null ? [] : [inviter, ...invitersOf(inviter, inviterIds)]
}

function versionAt(versions: readonly DistributionVersion[], payTime: string | null): number | null {
  if (payTime === null) return null
  return versions.findLast(({ since }) => since <= payTime)?.number ?? 0
}

function goodsAt(goods: readonly Good[], at: number): Good[] {
  return goods.filter(({ status, createdAt, updatedAt }) => {
    if (status === 'draft' || Date.parse(createdAt) > at) return false
    return status !== 'sold_out' || Date.parse(updatedAt) > at
  })
}

function buyersAt(users: ReadonlyMap<string, UserRow>, at: number) {
  return resellers.filter(({ username }) => {
    const user = users.get(username)
    if (!user || Date.parse(user.created_at) > at) return false
    return user.status !== 'freezed' || Date.parse(user.updated_at) > at
  })
}

function buildOrder(
  stage: Stage,
  { at, good, buyer, chain }: { at: number; good: Good; buyer: string; chain: string[] },
): Omit<Order, 'rule_version'> {
  const { status, paidAt, changedAt, version } = storyOf(stage, at)
  const tradeNo = tradeNumber(new Date(at), stage.dice.digits(10))
  return {
    id: stage.idAt(at),
    version,
    trade_no: tradeNo,
    good_id: good.id,
    name: good.name,
    num: paidFor(stage, good),
    user_id: buyer,
    invite_id: chain[0] ?? null,
    chain,
    pay_no: paidAt === undefined ? null : `4200002${tradeNo.slice(0, 8)}${stage.dice.digits(13)}`,
    pay_time: paidAt === undefined ? null : isoOf(paidAt),
    status,
    createdAt: isoOf(at),
    updatedAt: isoOf(changedAt),
  }
}

/** The price that a buyer pays; coupons never go below the good's minimum. */
function paidFor({ dice }: Stage, { price, min_price: minimum }: Good): number {
  const { percentOfPrice } = dice.weighted(priceLevels, ({ weight }) => weight)
  return Math.max(minimum, yuanOf(commissionOf(centsOfYuan(price), percent(percentOfPrice))))
}

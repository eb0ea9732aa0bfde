import type { DistributionLog } from '#generated/types/distributionLog.ts'
import type { DistributionVersion } from '#generated/types/distributionVersion.ts'
import type { Good } from '#generated/types/good.ts'
import type { Order } from '#generated/types/order.ts'
import { lineOfOrder, oppositesOf } from '#server/business/commission/ledgerLine.ts'
import { levelRates } from '#shared/business/commission/levelRates.ts'
import { linesOfSale } from '#shared/business/commission/linesOfSale.ts'
import { centsOfYuan } from '#shared/money/Cents.ts'
import type { UserRow } from './rows.ts'
import type { Stage } from './stage/Stage.ts'

/** The inputs of the commissions; orders are sorted by time. */
export interface LedgerInputs {
  orders: readonly Order[]
  goods: readonly Good[]
  users: Iterable<UserRow>
  versions: readonly DistributionVersion[]
}

/** The commission lines of all payments and refunds, sorted by time. */
export function buildDistributionLogs(
  stage: Stage,
  { orders, goods, users, versions }: LedgerInputs,
): DistributionLog[] {
  const minimumOf = new Map(goods.map(({ id, min_price: minimum }) => [id, minimum]))
  const frozenAt = new Map(
    [...users].flatMap((user) => (user.status === 'freezed' ? [[user.id, user.updated_at]] : [])),
  )
  const lines = orders.flatMap((order) => {
    const { pay_time: paidAt } = order
    if (paidAt === null) return []
    const rates = versions.find(({ number }) => number === order.rule_version)?.rates ?? []
    const minimum = minimumOf.get(order.good_id) ?? 0
    return linesOf(order, { paidAt, rates, minimum, frozenAt })
  })
  const inTime = lines.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  return inTime.map((line) => ({ id: stage.idAt(Date.parse(line.createdAt)), ...line }))
}

type Line = Omit<DistributionLog, 'id'>

interface Payment {
  paidAt: string
  rates: DistributionVersion['rates']
  minimum: number
  frozenAt: ReadonlyMap<string, string>
}

function linesOf(order: Order, { paidAt, rates, minimum, frozenAt }: Payment): Line[] {
  const chain = (order.chain ?? []).map((userId) => {
    const isFrozen = (frozenAt.get(userId) ?? paidAt) < paidAt
    return { userId, bar: isFrozen ? ('frozen' as const) : undefined }
  })
  const sale = { paid: centsOfYuan(order.num), minimum: centsOfYuan(minimum), chain, rates }
  const lines = linesOfSale({ ...sale, rates: levelRates(sale.rates) }).map((line) =>
    lineOfOrder(order, line, sale.minimum),
  )
  const earned = lines.map((line) => at(line, paidAt))
  if (order.status !== 'refused') return earned
  return [...earned, ...oppositesOf(lines).map((line) => at(line, order.updatedAt))]
}

function at(line: Omit<Line, 'createdAt' | 'updatedAt'>, time: string): Line {
  return { ...line, createdAt: time, updatedAt: time }
}

import type { DistributionLog } from '#generated/types/distributionLog.ts'
import type { SaleLine } from '#shared/business/commission/linesOfSale.ts'
import { yuanOf } from '#shared/money/Cents.ts'
import type { Cents } from '#shared/money/Cents.ts'
import type { RecordOf } from '../../crud/entity/Rules.ts'

/** A line of the ledger without its id and its times. */
export type NewLine = Pick<DistributionLog, (typeof lineColumns)[number]>

/** All columns of a line except its id and its times. */
export const lineColumns = [
  'order_id',
  'level',
  'kind',
  'reason',
  'trade_no',
  'good_id',
  'user_id',
  'name',
  'good_min',
  'order_amount',
  'base',
  'cut',
  'rule_version',
  'rate',
  'amount',
] as const satisfies readonly (keyof DistributionLog)[]

/** The properties of an order that a line copies. */
export type BookedOrder = Pick<
  RecordOf<'order'>,
  'id' | 'trade_no' | 'good_id' | 'name' | 'num' | 'rule_version'
>

/** Makes a line that holds everything needed to understand and recompute it on its own. */
export function lineOfOrder(order: BookedOrder, line: SaleLine, minimum: Cents): NewLine {
  const { level, userId, kind, reason, rate, cut, amount } = line
  return {
    order_id: order.id,
    level,
    kind,
    reason,
    trade_no: order.trade_no,
    good_id: order.good_id,
    user_id: userId,
    name: order.name ?? '',
    good_min: yuanOf(minimum),
    order_amount: order.num,
    base: order.num,
    cut: yuanOf(cut),
    rule_version: order.rule_version,
    rate,
    amount: yuanOf(amount),
  }
}

/** The lines that take back the earnings of the given lines. */
export function oppositesOf<Line extends NewLine>(lines: readonly Line[]): Line[] {
  const earned = lines.filter(({ amount }) => amount > 0)
  return earned.map((line) => ({ ...line, kind: 'taken_back', amount: -line.amount }))
}

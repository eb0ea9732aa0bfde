import type { LevelRates } from '#shared/business/commission/levelRates.ts'
import { linesOfSale } from '#shared/business/commission/linesOfSale.ts'
import type { Bar, SaleLine } from '#shared/business/commission/linesOfSale.ts'
import { centsOfYuan } from '#shared/money/Cents.ts'
import type { BookedOrder, CheckedLine } from './readBookedOrders.ts'

/** A line as it has to be, money in fen. */
export interface ExpectedLine extends Omit<SaleLine, 'kind'> {
  kind: CheckedLine['kind']
}

/**
 * The lines that an order has to have. The order and the rules decide; that a user was barred and what the minimum price
 * was at the payment stands on the lines alone.
 */
export function expectedLines(order: BookedOrder, rates: LevelRates): ExpectedLine[] {
  const lines = order.lines ?? []
  const booked = lines.filter(({ kind }) => kind !== 'taken_back')
  const bars = new Map(booked.map((line) => [line.level, barOf(line)]))
  const earned = linesOfSale({
    paid: centsOfYuan(order.num),
    minimum: centsOfYuan(booked[0]?.good_min ?? 0),
    chain: (order.chain ?? []).map((userId, index) => ({ userId, bar: bars.get(index + 1) })),
    rates,
  })
  if (order.status !== 'refused') return earned
  const paid = earned.filter(({ amount }) => amount > 0)
  return [...earned, ...paid.map((line): ExpectedLine => ({ ...line, kind: 'taken_back' }))]
}

function barOf({ reason }: CheckedLine): Bar | undefined {
  return reason === 'frozen' || reason === 'deleted' ? reason : undefined
}

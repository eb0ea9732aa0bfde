import type { LevelRates } from '#shared/business/commission/levelRates.ts'
import { linesOfSale } from '#shared/business/commission/linesOfSale.ts'
import type { BarredReason, SaleLine } from '#shared/business/commission/linesOfSale.ts'
import { centsOfYuan } from '#shared/money/Cents.ts'
import type { BookedOrder, CheckedLine } from './readBookedOrders.ts'

/** A line as it should be, with money in fen. */
export interface ExpectedLine extends Omit<SaleLine, 'kind'> {
  kind: CheckedLine['kind']
}

/**
 * The lines that an order should have by its data and the rules. Bars and the minimum price at the time of payment are
 * recorded in the lines alone, so they are read from there.
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

function barOf({ reason }: CheckedLine): BarredReason | undefined {
  return reason === 'frozen' || reason === 'deleted' ? reason : undefined
}

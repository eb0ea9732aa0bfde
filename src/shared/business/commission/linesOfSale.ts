import { cents } from '#shared/money/Cents.ts'
import type { Cents } from '#shared/money/Cents.ts'
import { percent } from '#shared/money/Percent.ts'
import type { Percent } from '#shared/money/Percent.ts'
import { commissionOf } from './commissionOf.ts'
import { commissionsOf } from './commissionsOf.ts'
import type { LevelRates } from './levelRates.ts'

/** The reason why a user in a chain gets nothing, regardless of the rules. */
export type BarredReason = 'frozen' | 'deleted'

/** The reasons why a commission line has an amount of zero. */
export type ZeroReason = BarredReason | 'minimum' | 'below_fen'

/** A user in the chain of an order. */
export interface Earner {
  userId: string
  bar?: BarredReason | undefined
}

/** A paid order: its price, the minimum that must remain, its chain from the nearest inviter on, and the rules in force. */
export interface PaidSale {
  paid: Cents
  minimum: Cents
  chain: readonly Earner[]
  rates: LevelRates
}

/** A line of the ledger: the earner, the level and the amount, or the reason why it is zero. */
export interface SaleLine {
  level: number
  userId: string
  kind: 'earned' | 'nothing'
  reason: ZeroReason | null
  rate: Percent
  /** The amount that the minimum price took off. */
  cut: Cents
  amount: Cents
}

const zeroRate = percent(0)

/** The lines that a paid order adds to the ledger, one for each inviter whose level has a rule. */
export function linesOfSale({ paid, minimum, chain, rates }: PaidSale): SaleLine[] {
  const paying = chain.flatMap(({ userId, bar }, index) => {
    const rate = rates.get(index + 1)
    return rate === undefined ? [] : [{ userId, bar, level: index + 1, rate }]
  })
  const amounts = commissionsOf({
    paid,
    minimum,
    rates: paying.map(({ bar, rate }) => (bar ? zeroRate : rate)),
  })
  return paying.map(({ userId, bar, level, rate }, index) => {
    const amount = amounts[index] ?? cents(0)
    const cut = cents(bar ? 0 : commissionOf(paid, rate) - amount)
    return { level, userId, rate, cut, amount, ...outcome(amount, cut, bar) }
  })
}

function outcome(
  amount: Cents,
  cut: Cents,
  bar: BarredReason | undefined,
): Pick<SaleLine, 'kind' | 'reason'> {
  if (amount > 0) return { kind: 'earned', reason: null }
  return { kind: 'nothing', reason: bar ?? (cut > 0 ? 'minimum' : 'below_fen') }
}

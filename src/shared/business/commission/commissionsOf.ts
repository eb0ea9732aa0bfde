import { cents } from '#shared/money/Cents.ts'
import type { Cents } from '#shared/money/Cents.ts'
import type { Percent } from '#shared/money/Percent.ts'
import { commissionOf } from './commissionOf.ts'

/**
 * The facts that determine a sale's commission: the price paid, the minimum that must remain, and the rate of each level, the
 * nearest to the buyer first.
 */
export interface Sale {
  paid: Cents
  minimum: Cents
  rates: readonly Percent[]
}

/** The commission of every level; where the sum would go below the minimum, higher levels are cut first. */
export function commissionsOf({ paid, minimum, rates }: Sale): Cents[] {
  let room = Math.max(0, paid - minimum)
  return rates.map((rate) => {
    const amount = Math.min(commissionOf(paid, rate), room)
    room -= amount
    return cents(amount)
  })
}

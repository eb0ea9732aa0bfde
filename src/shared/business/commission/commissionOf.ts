import { cents } from '#shared/money/Cents.ts'
import type { Cents } from '#shared/money/Cents.ts'
import type { Percent } from '#shared/money/Percent.ts'

/** The share of an amount that is not negative. Rounds down: the house never pays out more than the rate allows. */
export function commissionOf(amount: Cents, rate: Percent): Cents {
  if (amount < 0) throw new RangeError(`no commission on a negative amount: ${amount}`)
  // Computes in whole numbers, because in floats 2.3 % of 100 fen would be 2.2999…. A percentage has two decimals.
  const product = amount * Math.round(rate * 100)
  if (!Number.isSafeInteger(product)) throw new RangeError(`too large for an exact commission: ${amount}`)
  return cents((product - (product % 10_000)) / 10_000)
}

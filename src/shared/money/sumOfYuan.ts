import { cents, centsOfYuan, yuanOf } from './Cents.ts'

/** The exact sum of amounts in yuan, added in fen. */
export function sumOfYuan(amounts: readonly number[]): number {
  return yuanOf(cents(amounts.reduce((sum, amount) => sum + centsOfYuan(amount), 0)))
}

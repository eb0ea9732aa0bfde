import { yuanOf } from '#shared/money/Cents.ts'
import type { Cents } from '#shared/money/Cents.ts'

/** An amount in yuan with two decimals, as it is written in a sentence. */
export function yuanText(amount: Cents): string {
  return yuanOf(amount).toFixed(2)
}

/** A share before it is rounded; four decimals hold it exactly. */
export function exactShare(base: Cents, rate: number): string {
  const digits = String(BigInt(base) * BigInt(Number(`${rate}e2`).toFixed(0))).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/0{1,4}$/, '')
}

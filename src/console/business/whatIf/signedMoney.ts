import type { BeforeAfter } from '#shared/business/commission/WhatIf.ts'
import { formatMoney } from '#shared/fields/formatNumber.ts'

/** The difference in yuan that the tried rules make; negative if they pay less. */
export function changeOf({ before, after }: BeforeAfter): number {
  return Math.round((after - before) * 100) / 100
}

/** An amount with its sign: +¥1.00, -¥1.00 or ¥0.00. */
export function signedMoney(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatMoney(amount)}`
}

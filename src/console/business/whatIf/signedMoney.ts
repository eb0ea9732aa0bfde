import type { Compared } from '#shared/business/commission/WhatIf.ts'
import { formatMoney } from '#shared/fields/formatNumber.ts'

/** How much more the other rules pay, in yuan; less is negative. */
export function changeOf({ before, after }: Compared): number {
  return Math.round((after - before) * 100) / 100
}

/** +¥1.00, -¥1.00 or ¥0.00. */
export function signedMoney(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatMoney(amount)}`
}

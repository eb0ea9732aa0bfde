import type { LevelRate } from './levelRates.ts'

/** A figure by the present rules and by the tried ones. */
export interface BeforeAfter {
  before: number
  after: number
}

/** The commission of one level, in yuan, and its rate. */
export interface WhatIfLevel extends BeforeAfter {
  level: number
  /** In percent; 0 where there is no rule. */
  rate: BeforeAfter
}

/** The earnings of a user, or the commission paid on a good, in yuan. */
export interface WhatIfRow extends BeforeAfter {
  id: string
  name: string
  orders: number
  /** The number of orders whose commission is cut by the minimum price. */
  cutOrders: BeforeAfter
  /** The amount cut by the minimum price, in yuan. */
  cut: BeforeAfter
}

/** The users or goods whose commission changes most, from the greatest gain to the greatest loss; `others` sums up the rest. */
export interface WhatIfRows {
  count: number
  gaining: number
  losing: number
  rows: readonly WhatIfRow[]
  others: BeforeAfter & { count: number }
}

/** A comparison: the commission on the orders of a period by the present rules and by other rules. */
export interface WhatIf {
  from: string
  to: string
  orders: number
  /** The amount paid for the orders, in yuan. */
  paid: number
  commission: BeforeAfter
  cutOrders: BeforeAfter
  cut: BeforeAfter
  levels: readonly WhatIfLevel[]
  inviters: WhatIfRows
  goods: WhatIfRows
}

/** The rules to try, and the first and last day of the period. */
export interface WhatIfQuestion {
  rates: readonly LevelRate[]
  /** yyyy-MM-dd, in the zone of the business. */
  from: string
  to: string
}

/** One line of the streamed answer: the progress or, at the end, the result. */
export type WhatIfLine = { progress: { done: number; total: number } } | { result: WhatIf }

/** The most orders that are tried, and the most inviters and goods that the answer lists. */
export const whatIfLimits = { orders: 1_000_000, rows: 1000 } as const

import type { LevelRate } from './levelRates.ts'

/** A figure by the present rules and by the tried ones. */
export interface Compared {
  before: number
  after: number
}

/** The commission of one level, in yuan, and its rate. */
export interface WhatIfLevel extends Compared {
  level: number
  /** In percent; 0 where there is no rule. */
  rate: Compared
}

/** The earnings of a user, or the commission paid on a good, in yuan. */
export interface WhatIfRow extends Compared {
  id: string
  name: string
  orders: number
  /** The number of orders whose commission is cut by the minimum price. */
  cutOrders: Compared
  /** The amount cut by the minimum price, in yuan. */
  cut: Compared
}

/** The users or goods whose commission changes most, from the greatest gain to the greatest loss; `others` sums up the rest. */
export interface WhatIfRows {
  count: number
  gaining: number
  losing: number
  rows: readonly WhatIfRow[]
  others: Compared & { count: number }
}

/** A comparison: the commission on the orders of a period by the present rules and by other rules. */
export interface WhatIf {
  from: string
  to: string
  orders: number
  /** The amount paid for the orders, in yuan. */
  paid: number
  commission: Compared
  cutOrders: Compared
  cut: Compared
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
export type WhatIfNews = { progress: { done: number; total: number } } | { result: WhatIf }

/** The most orders that are tried, and the most inviters and goods that the answer lists. */
export const whatIfLimits = { orders: 1_000_000, rows: 1000 } as const

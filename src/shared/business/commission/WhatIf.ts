import type { LevelRate } from './levelRates.ts'

/** A figure by the present rules, and by those that were asked about. */
export interface Compared {
  before: number
  after: number
}

/** What a level pays, in percent and in yuan. */
export interface WhatIfLevel extends Compared {
  level: number
  /** In percent; 0 where there is no rule. */
  rate: Compared
}

/** What a user earns, or what is paid on a good, in yuan. */
export interface WhatIfRow extends Compared {
  id: string
  name: string
  orders: number
  /** Orders of which the minimum price takes commission. */
  cutOrders: Compared
  /** What it takes, in yuan. */
  cut: Compared
}

/** Those whose commission changes most, from the greatest gain to the greatest loss; `others` are left out of the rows. */
export interface WhatIfRows {
  count: number
  gaining: number
  losing: number
  rows: readonly WhatIfRow[]
  others: Compared & { count: number }
}

/** What other rules would have paid for the orders of a period, beside what the present ones would. */
export interface WhatIf {
  from: string
  to: string
  orders: number
  /** What was paid for them, in yuan. */
  paid: number
  commission: Compared
  cutOrders: Compared
  cut: Compared
  levels: readonly WhatIfLevel[]
  inviters: WhatIfRows
  goods: WhatIfRows
}

/** The rules to try, and the days that they are tried on, both included. */
export interface WhatIfQuestion {
  rates: readonly LevelRate[]
  /** yyyy-MM-dd, in the zone of the business. */
  from: string
  to: string
}

/** One line of the answer: how far it is, or at last what came out. */
export type WhatIfNews = { progress: { done: number; total: number } } | { result: WhatIf }

/** So many orders are tried at most, and so many inviters and goods are told of each. */
export const whatIfLimits = { orders: 1_000_000, rows: 1000 } as const

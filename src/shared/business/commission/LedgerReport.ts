/**
 * The kinds of errors in the ledger. missing: an order was paid or refunded and its line is absent. surplus: a line without a
 * cause. differs: a value of a line is not the one that follows from the order and the rules. chain: an order's inviters
 * contradict each other. late: a line follows rules that were not in force. unbooked: a paid order names no rules. sum: the lines
 * of a user do not add up to the expected sum. rules: the rules are not those of the latest version.
 */
export type LedgerProblemKind =
  | 'missing'
  | 'surplus'
  | 'differs'
  | 'chain'
  | 'late'
  | 'unbooked'
  | 'sum'
  | 'rules'

/** One finding: the order or user concerned, the stored value and the expected one. */
export interface LedgerProblem {
  kind: LedgerProblemKind
  /** The order's number, or the user's name. */
  subject: string
  level?: number | undefined
  /** The property that differs. */
  property?: string
  stored?: string
  expected?: string
}

/** The result of a check of the whole ledger. */
export interface LedgerReport {
  isRight: boolean
  orders: number
  lines: number
  users: number
  /** Lines from before rules had versions; only their sums can be checked. */
  older: number
  problems: readonly LedgerProblem[]
  /** The number of further problems that `problems` leaves out. */
  moreProblems: number
}

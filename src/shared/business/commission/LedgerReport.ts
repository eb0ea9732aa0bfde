/**
 * What can be wrong with the ledger. missing: an order was paid or refunded and a line is not there. surplus: a line that
 * nothing accounts for. differs: a value of a line is not what follows from the order and the rules. chain: an order's
 * inviters contradict each other. late: a line follows rules that were not in force. unbooked: a paid order names no rules.
 * sum: a user's lines add up to something else. rules: the rules are not those of the latest version.
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

/** One finding: the order or user that it is about, and what is stored in place of what follows. */
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

/** What a check of the whole ledger found. */
export interface LedgerReport {
  isRight: boolean
  orders: number
  lines: number
  users: number
  /** Lines from before rules had versions; only their sums can be checked. */
  older: number
  problems: readonly LedgerProblem[]
  /** How many more there are than `problems` holds. */
  moreProblems: number
}

/** What a user earned in a month, in yuan. */
export interface StatementMonth {
  /** yyyy-MM, in the zone of the business. */
  month: string
  earned: number
  /** Negative. */
  taken_back: number
  sum: number
  lines: number
}

/** What a user earned in all and by month, the latest first. */
export interface Statement extends Omit<StatementMonth, 'month' | 'lines'> {
  /** How many people they invited themselves. */
  invited: number
  months: readonly StatementMonth[]
}

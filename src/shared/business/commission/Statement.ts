/** The earnings of a user in one month, in yuan. */
export interface StatementMonth {
  /** yyyy-MM, in the zone of the business. */
  month: string
  earned: number
  /** Negative. */
  taken_back: number
  sum: number
  lines: number
}

/** The earnings of a user in total and by month, the latest month first. */
export interface Statement extends Omit<StatementMonth, 'month' | 'lines'> {
  /** The number of people whom the user invited directly. */
  invited: number
  months: readonly StatementMonth[]
}

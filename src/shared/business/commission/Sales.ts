/** The sales of a good in one month, in yuan. */
export interface SalesMonth {
  /** yyyy-MM in the zone of the business: the month of the payment, or of the booking in the distribution log. */
  month: string
  /** The number of paid orders, including refunded ones. */
  orders: number
  sold: number
  /** The part of `sold` that was refunded since. */
  refunded: number
  /** The commission booked in the distribution log, less what refunds took back. */
  commission: number
}

/** The sales of a good in total and by month, the latest month first. */
export interface Sales extends Omit<SalesMonth, 'month'> {
  months: readonly SalesMonth[]
}

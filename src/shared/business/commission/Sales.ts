/** What a good sold in a month, in yuan. */
export interface SalesMonth {
  /** yyyy-MM, in the zone of the business: of payments, and of bookings in the distribution log. */
  month: string
  /** Paid orders, refunded ones among them. */
  orders: number
  sold: number
  /** Of it, what was refunded since. */
  refunded: number
  /** What the distribution log booked, less what refunds took back. */
  commission: number
}

/** What a good sold in all and by month, the latest first. */
export interface Sales extends Omit<SalesMonth, 'month'> {
  months: readonly SalesMonth[]
}

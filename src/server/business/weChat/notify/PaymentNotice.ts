import type { Cents } from '#shared/money/Cents.ts'

/** What WeChat tells about one order, of whichever protocol version it came. */
export interface PaymentNotice {
  kind: 'paid' | 'refunded' | 'refundFailed'
  /** Our own number of the order. */
  tradeNo: string
  /** WeChat's number of the payment. */
  transactionId: string
  /** What the buyer paid, or for a refund what the order had cost. */
  total: Cents
  /** What goes back; absent for a payment. */
  refund?: Cents
  /** When it happened, ISO 8601; absent for a refund that failed. */
  at?: string
}

/** Why a notification is not believed; it goes to the log, the caller learns only that it is refused. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}

/** What was wrong with a notification. */
export type RefusalReason =
  | 'malformed'
  | 'signature'
  | 'outdated'
  | 'otherMerchant'
  | 'otherApp'
  | 'currency'
  | 'amount'
  | 'unknownOrder'
  | 'notPaidYet'

import type { Cents } from '#shared/money/Cents.ts'

/** A notification of WeChat about one order, in the same shape for both protocol versions. */
export interface PaymentNotice {
  kind: 'paid' | 'refunded' | 'refundFailed'
  /** Our own number of the order. */
  tradeNo: string
  /** WeChat's number of the payment. */
  transactionId: string
  /** The amount that the buyer paid; for a refund, the amount of the order. */
  total: Cents
  /** The amount of the refund; absent for a payment. */
  refund?: Cents
  /** The time of the payment or refund, ISO 8601; absent for a failed refund. */
  at?: string
}

/** The refusal of a notification. The reason goes to the log, and to the caller as the answer's message. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}

/** The reasons to refuse a notification. */
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

import { cents } from '#shared/money/Cents.ts'
import type { Cents } from '#shared/money/Cents.ts'
import type { WeChatAccount } from '../api/WeChatAccount.ts'
import { NoticeRefused } from './PaymentNotice.ts'

/** Refuses a notification for another merchant. */
export function requireMerchant(id: unknown, account: WeChatAccount): void {
  if (id !== account.require('mch_id')) throw new NoticeRefused('otherMerchant')
}

/** Refuses a payment in an app that is neither our official account nor our mini program. */
export function requireApp(id: unknown, account: WeChatAccount): void {
  const ours = [account.get('mp_appid'), account.get('xcx_appid')]
  if (typeof id !== 'string' || !ours.includes(id)) throw new NoticeRefused('otherApp')
}

/** Refuses any currency but yuan, the currency of orders. */
export function requireYuan(currency: unknown): void {
  if (currency !== 'CNY') throw new NoticeRefused('currency')
}

/** Reads a whole number of fen, given as a number or in digits. */
export function fenOf(value: unknown): Cents {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^\d{1,15}$/u.test(text)) throw new NoticeRefused('malformed')
  return cents(Number(text))
}

import { createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { WeChatAccount } from '../api/WeChatAccount.ts'
import { fenOf, requireApp, requireMerchant, requireYuan } from './requireOurs.ts'
import { NoticeRefused } from './PaymentNotice.ts'
import type { PaymentNotice } from './PaymentNotice.ts'
import { readXml } from './xml.ts'

/** Reads a notification of WeChat Pay's older protocol (XML), signed or encrypted with our key; undefined: nothing to do. */
export function readOlderNotice(body: string, account: WeChatAccount): PaymentNotice | undefined {
  const key = account.require('mch_key')
  const fields = readXml(body)
  const sealed = fields.get('req_info')
  const refund = sealed === undefined ? undefined : opened(sealed, key)
  // Before anything is compared: the answer would tell a caller without the key which ids are ours.
  if (!refund) requireSignature(fields, key)
  requireMerchant(fields.get('mch_id'), account)
  requireApp(fields.get('appid'), account)
  return refund ? readRefund(refund) : readPayment(fields)
}

function readPayment(fields: ReadonlyMap<string, string>): PaymentNotice | undefined {
  // A failed payment changes nothing: the buyer may try again.
  if (fields.get('return_code') !== 'SUCCESS' || fields.get('result_code') !== 'SUCCESS') return undefined
  requireYuan(fields.get('fee_type') ?? 'CNY')
  return {
    kind: 'paid',
    tradeNo: textIn(fields, 'out_trade_no'),
    transactionId: textIn(fields, 'transaction_id'),
    total: fenOf(fields.get('total_fee')),
    at: instantOf(textIn(fields, 'time_end')),
  }
}

function readRefund(fields: ReadonlyMap<string, string>): PaymentNotice {
  const isDone = fields.get('refund_status') === 'SUCCESS'
  const at = fields.get('success_time')
  return {
    kind: isDone ? 'refunded' : 'refundFailed',
    tradeNo: textIn(fields, 'out_trade_no'),
    transactionId: textIn(fields, 'transaction_id'),
    total: fenOf(fields.get('total_fee')),
    refund: fenOf(fields.get('refund_fee')),
    ...(isDone && at !== undefined && { at: instantOf(at.replaceAll(/\D/gu, '')) }),
  }
}

/** The signature over all fields that are not empty, sorted by name, with the key at the end. */
export function signatureOf(fields: ReadonlyMap<string, string>, key: string): string {
  const text = [...fields]
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const signed = `${text}&key=${key}`
  const isHmac = fields.get('sign_type') === 'HMAC-SHA256'
  const digest = isHmac ? createHmac('sha256', key).update(signed) : createHash('md5').update(signed)
  return digest.digest('hex').toUpperCase()
}

function requireSignature(fields: ReadonlyMap<string, string>, key: string): void {
  const given = Buffer.from(fields.get('sign') ?? '')
  const wanted = Buffer.from(signatureOf(fields, key))
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new NoticeRefused('signature')
}

/** Decrypts a refund notification. It has no signature, but is encrypted with the MD5 sum of the key. */
function opened(sealed: string, key: string): Map<string, string> {
  const secret = createHash('md5').update(key).digest('hex')
  const decipher = createDecipheriv('aes-256-ecb', secret, null)
  try {
    return readXml(decipher.update(sealed, 'base64', 'utf8') + decipher.final('utf8'))
  } catch {
    throw new NoticeRefused('signature')
  }
}

function textIn(fields: ReadonlyMap<string, string>, name: string): string {
  const text = fields.get(name)
  if (text === undefined || text === '') throw new NoticeRefused('malformed')
  return text
}

/** Parses fourteen digits, yyyyMMddHHmmss, in China's time zone. */
function instantOf(digits: string): string {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/u.exec(digits) ?? []
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`)
  if (Number.isNaN(at.getTime())) throw new NoticeRefused('malformed')
  return at.toISOString()
}

import { createDecipheriv, createPublicKey, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { WeChatAccount } from '../api/WeChatAccount.ts'
import { fenOf, requireApp, requireMerchant, requireYuan } from './requireOurs.ts'
import { NoticeRefused } from './PaymentNotice.ts'
import type { PaymentNotice } from './PaymentNotice.ts'

/** The greatest age of a signature. WeChat signs each repetition again. */
const oldestMs = 5 * 60_000
const tagBytes = 16

/** Reads a notification of WeChat Pay's API v3, signed by the platform and encrypted with our key; undefined: nothing to do. */
export function readNotice(
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
  account: WeChatAccount,
  now = Date.now(),
): PaymentNotice | undefined {
  requireSignature({ headers, body }, account, now)
  const { event_type: type, resource } = parsed(body)
  if (!isJsonObject(resource)) throw new NoticeRefused('malformed')
  const content = opened(resource, account.require('mach_v3_key'))
  requireMerchant(content['mchid'], account)
  if (type === 'TRANSACTION.SUCCESS') return readPayment(content, account)
  if (type === 'REFUND.SUCCESS' || type === 'REFUND.ABNORMAL' || type === 'REFUND.CLOSED')
    return readRefund(content, type)
  return undefined
}

function readPayment(content: JsonObject, account: WeChatAccount): PaymentNotice | undefined {
  if (content['trade_state'] !== 'SUCCESS') return undefined
  requireApp(content['appid'], account)
  const amount = amountIn(content)
  requireYuan(amount['currency'] ?? 'CNY')
  return {
    kind: 'paid',
    tradeNo: textIn(content, 'out_trade_no'),
    transactionId: textIn(content, 'transaction_id'),
    total: fenOf(amount['total']),
    at: instantOf(textIn(content, 'success_time')),
  }
}

function readRefund(content: JsonObject, type: string): PaymentNotice {
  const amount = amountIn(content)
  const isDone = type === 'REFUND.SUCCESS' && content['refund_status'] === 'SUCCESS'
  return {
    kind: isDone ? 'refunded' : 'refundFailed',
    tradeNo: textIn(content, 'out_trade_no'),
    transactionId: textIn(content, 'transaction_id'),
    total: fenOf(amount['total']),
    refund: fenOf(amount['refund']),
    ...(isDone && { at: instantOf(textIn(content, 'success_time')) }),
  }
}

function requireSignature(
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
  account: WeChatAccount,
  now: number,
): void {
  const key = account.require('pay_public_key')
  const [signature, timestamp, nonce, serial] = ['signature', 'timestamp', 'nonce', 'serial'].map((name) =>
    headerOf(headers, `wechatpay-${name}`),
  )
  const expected = account.get('pay_public_key_id')
  if (expected !== undefined && serial !== expected) throw new NoticeRefused('signature')
  if (!verified({ key, text: `${timestamp}\n${nonce}\n${body}\n`, signature: signature ?? '' }))
    throw new NoticeRefused('signature')
  if (!(Math.abs(now - Number(timestamp) * 1000) <= oldestMs)) throw new NoticeRefused('outdated')
}

function verified({ key, text, signature }: { key: string; text: string; signature: string }): boolean {
  try {
    return verify('sha256', Buffer.from(text), createPublicKey(key), Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

function headerOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name]
  if (typeof value !== 'string' || value === '') throw new NoticeRefused('signature')
  return value
}

/** Decrypts AES-256-GCM with the API v3 key; the tag is at the end. */
function opened(resource: JsonObject, key: string): JsonObject {
  const bytes = Buffer.from(textIn(resource, 'ciphertext'), 'base64')
  const { associated_data: associated } = resource
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, textIn(resource, 'nonce'), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(typeof associated === 'string' ? associated : ''))
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    return parsed(decipher.update(bytes.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8'))
  } catch {
    throw new NoticeRefused('signature')
  }
}

function parsed(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text)
    if (isJsonObject(value)) return value
  } catch {
    // Thrown below, together with JSON that is no object.
  }
  throw new NoticeRefused('malformed')
}

function amountIn(content: JsonObject): JsonObject {
  const { amount } = content
  if (!isJsonObject(amount)) throw new NoticeRefused('malformed')
  return amount
}

function textIn(content: JsonObject, name: string): string {
  const text = content[name]
  if (typeof text !== 'string' || text === '') throw new NoticeRefused('malformed')
  return text
}

function instantOf(text: string): string {
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw new NoticeRefused('malformed')
  return at.toISOString()
}

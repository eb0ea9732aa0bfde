import { createCipheriv, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { signatureOf } from '#server/business/weChat/notify/readOlderNotice.ts'

/** The settings of a merchant, and notifications that WeChat would send to it; the keys are made for the test. */
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

export const merchant = {
  mp_appid: 'wx0000000000000001',
  mp_app_secret: 'app secret of the test',
  mch_id: '1900000001',
  mch_key: 'older-key-of-32-characters-000001',
  mach_v3_key: 'v3-key-of-32-characters-00000001',
  pay_public_key_id: 'PUB_KEY_ID_0000000001',
  pay_public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
}

/** The parts of an API v3 notification that a test can change. */
export interface NoticeOptions {
  event?: string
  content?: object
  /** Seconds since 1970. */
  timestamp?: number
  key?: string
  serial?: string
  signWith?: (text: string) => Buffer
}

/** A notification of API v3 as headers and body. */
export function noticeOf({ event = 'TRANSACTION.SUCCESS', content, ...options }: NoticeOptions) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', options.key ?? merchant.mach_v3_key, nonce)
  cipher.setAAD(Buffer.from('transaction'))
  const sealed = Buffer.concat([
    cipher.update(JSON.stringify(content)),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64')
  const resource = {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: sealed,
    nonce,
    associated_data: 'transaction',
    original_type: 'transaction',
  }
  const body = JSON.stringify({ id: randomBytes(8).toString('hex'), event_type: event, resource })
  const timestamp = String(options.timestamp ?? Math.floor(Date.now() / 1000))
  const signed = options.signWith ?? ((text: string) => sign('sha256', Buffer.from(text), privateKey))
  const headers = {
    'content-type': 'application/json',
    'wechatpay-serial': options.serial ?? merchant.pay_public_key_id,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signed(`${timestamp}\n${nonce}\n${body}\n`).toString('base64'),
  }
  return { headers, payload: body }
}

/** The content of an API v3 notification of a payment. */
export function paymentOf(tradeNo: string, fen: number, more: object = {}) {
  return {
    appid: merchant.mp_appid,
    mchid: merchant.mch_id,
    out_trade_no: tradeNo,
    transaction_id: `4200${tradeNo}`,
    trade_state: 'SUCCESS',
    success_time: '2026-06-08T10:34:56+08:00',
    amount: { total: fen, currency: 'CNY' },
    ...more,
  }
}

/** The content of an API v3 notification of a refund. */
export function refundOf(tradeNo: string, fen: number, more: object = {}) {
  return {
    mchid: merchant.mch_id,
    out_trade_no: tradeNo,
    transaction_id: `4200${tradeNo}`,
    refund_status: 'SUCCESS',
    success_time: '2026-06-09T10:34:56+08:00',
    amount: { total: fen, refund: fen },
    ...more,
  }
}

/** A payment in the older protocol, signed with the merchant's key. */
export function olderPaymentOf(tradeNo: string, fen: number, more: Record<string, string> = {}): string {
  const fields = new Map(
    Object.entries({
      appid: merchant.mp_appid,
      mch_id: merchant.mch_id,
      nonce_str: randomBytes(8).toString('hex'),
      return_code: 'SUCCESS',
      result_code: 'SUCCESS',
      fee_type: 'CNY',
      out_trade_no: tradeNo,
      transaction_id: `4200${tradeNo}`,
      total_fee: String(fen),
      time_end: '20260608103456',
      ...more,
    }),
  )
  fields.set('sign', signatureOf(fields, merchant.mch_key))
  return xmlOf('xml', fields)
}

/** A refund in the older protocol, encrypted with the merchant's key. */
export function olderRefundOf(tradeNo: string, fen: number): string {
  const info = new Map(
    Object.entries({
      out_trade_no: tradeNo,
      transaction_id: `4200${tradeNo}`,
      total_fee: String(fen),
      refund_fee: String(fen),
      refund_status: 'SUCCESS',
      success_time: '2026-06-09 10:34:56',
    }),
  )
  const key = createHash('md5').update(merchant.mch_key).digest('hex')
  const cipher = createCipheriv('aes-256-ecb', key, null)
  const sealed = cipher.update(xmlOf('root', info), 'utf8', 'base64') + cipher.final('base64')
  const fields = {
    return_code: 'SUCCESS',
    appid: merchant.mp_appid,
    mch_id: merchant.mch_id,
    req_info: sealed,
  }
  return xmlOf('xml', new Map(Object.entries(fields)))
}

/** An XML document with one level of texts. */
export function xmlOf(root: string, fields: ReadonlyMap<string, string>): string {
  const lines = [...fields].map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
  return `<${root}>${lines.join('')}</${root}>`
}

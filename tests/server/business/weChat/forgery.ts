import { constantFrom, double, integer, oneof, record, string } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { merchant, noticeOf, olderPaymentOf, paymentOf, xmlOf } from './weChatPay.ts'
import type { NoticeOptions } from './weChatPay.ts'

/** Ways to forge or damage the notification of a payment of 12.34. */
export const forgery = oneof(
  record({
    how: constantFrom('flipped', 'truncated'),
    older: constantFrom(true, false),
    at: double({ min: 0, max: 0.999, noNaN: true }),
  }),
  record({ how: constantFrom('outdated'), seconds: integer({ min: 301, max: 1e9 }) }),
  record({
    how: constantFrom('otherKey', 'otherCertificate', 'otherMerchant', 'otherApp', 'huge', 'entities'),
  }),
  record({ how: constantFrom('amount'), fen: integer({ min: -5, max: 2000 }).filter((fen) => fen !== 1234) }),
  record({ how: constantFrom('text'), text: string({ maxLength: 200 }), isXml: constantFrom(true, false) }),
)

type Forgery = typeof forgery extends Arbitrary<infer Value> ? Value : never

interface Sent {
  headers: Record<string, string>
  payload: string
}

/** The notification of an order, forged in this way. */
export function forged(forgery: Forgery, tradeNo: string): Sent {
  const content = paymentOf(tradeNo, 1234)
  switch (forgery.how) {
    case 'flipped':
    case 'truncated': {
      const { headers, payload } = forgery.older
        ? older(olderPaymentOf(tradeNo, 1234))
        : noticeOf({ content })
      const at = Math.floor(forgery.at * payload.length)
      // Changes a byte of a value; the last ones only close the document.
      const rest =
        forgery.how === 'truncated' ? '' : `${payload[at] === '1' ? '2' : '1'}${payload.slice(at + 1)}`
      return { headers, payload: `${payload.slice(0, at)}${rest}` }
    }
    case 'amount':
      return noticeOf({ content: paymentOf(tradeNo, forgery.fen) })
    case 'outdated':
      return noticeOf({ content, timestamp: Math.floor(Date.now() / 1000) - forgery.seconds })
    case 'text':
      return forgery.isXml ? older(`<${forgery.text}`) : { headers: json, payload: forgery.text }
    default:
      return fixed[forgery.how](tradeNo)
  }
}

const json = { 'content-type': 'application/json' }
const changed = (tradeNo: string, more: object): NoticeOptions => ({
  content: paymentOf(tradeNo, 1234, more),
})

const fixed = {
  otherKey: (tradeNo: string) =>
    noticeOf({ ...changed(tradeNo, {}), key: 'another-key-of-32-characters-000' }),
  otherCertificate: (tradeNo: string) => noticeOf({ ...changed(tradeNo, {}), serial: 'PUB_KEY_ID_2' }),
  otherMerchant: (tradeNo: string) => noticeOf(changed(tradeNo, { mchid: '1900000002' })),
  otherApp: (tradeNo: string) => noticeOf(changed(tradeNo, { appid: 'wx2' })),
  huge: () => older(xmlOf('xml', new Map([['sign', 'x'.repeat(70_000)]]))),
  entities: () =>
    older(
      `<!DOCTYPE x [<!ENTITY a "${merchant.mch_id}"><!ENTITY b "&a;&a;">]><xml><mch_id>&b;</mch_id></xml>`,
    ),
} as const

function older(payload: string): Sent {
  return { headers: { 'content-type': 'text/xml' }, payload }
}

import { assert, asyncProperty } from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { sql } from '#server/database/sql.ts'
import { signatureOf } from '#server/business/weChat/notify/readOlderNotice.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'
import { forged, forgery } from './forgery.ts'
import { openFlood } from './openFlood.ts'
import { merchant, noticeOf, olderPaymentOf, olderRefundOf, paymentOf, refundOf, xmlOf } from './weChatPay.ts'
import type { NoticeOptions } from './weChatPay.ts'

// Collects hundreds of refusals here instead of printing them.
const printed = vi.hoisted((): string[] => [])
vi.mock('#server/logs/printLine.ts', () => ({ printLine: (line: string) => void printed.push(line) }))

// The number of notices that `npm test` sends; the environment variable sets another number.
const notices = Number(process.env['FENXIAO_HOSTILE_NOTICES'] ?? 60)

interface Order {
  id: string
  trade_no: string
  status: string
  pay_no: string | null
  pay_time: string | null
}

eachDatabase('a notification of WeChat Pay', (databases) => {
  let server: TestServer
  let token: string
  let goodId: string
  let userId: string

  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
  const dataOf = async <T>(answer: ReturnType<typeof call>) => (await answer).json<{ data: T }>().data
  const makeOrder = () =>
    dataOf<Order>(call('POST', '/orders', { good_id: goodId, user_id: userId, num: 12.34 }))
  const orderOf = ({ id }: Order) => dataOf<Order>(call('GET', `/orders/${id}`))
  const url = '/api/v1/weChat/notify'
  const send = (notice: NoticeOptions) => server.app.inject({ method: 'POST', url, ...noticeOf(notice) })
  const sendXml = (payload: string) =>
    server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'text/xml' } })

  beforeAll(async () => {
    server = await startTestServer(databases, { LOG_LEVEL: 'info' })
    token = await server.logIn()
    const good = { name: '课程', price: 20, min_price: 1, first_price: 1, status: 'normal', sequence: 1 }
    goodId = (await dataOf<{ id: string }>(call('POST', '/goods', good))).id
    userId = (await dataOf<{ id: string }>(call('GET', '/current/user'))).id
    expect((await call('PUT', '/weChat/config', merchant)).statusCode).toBe(200)
  })

  it('marks its order as paid once, with number and time, however often it is repeated [S3.11] [S4.10]', async () => {
    const order = await makeOrder()
    for (let count = 0; count < 3; count += 1) {
      const answer = await send({ content: paymentOf(order.trade_no, 1234) })
      expect([answer.statusCode, answer.json()]).toEqual([200, { code: 'SUCCESS', message: 'OK' }])
    }
    expect(await orderOf(order)).toMatchObject({
      status: 'success',
      pay_no: `4200${order.trade_no}`,
      pay_time: '2026-06-08T02:34:56.000Z',
    })
    const moves = await server.database.rows(sql`SELECT FROM audit
      WHERE record_id = ${order.id} AND action <> 'create'`)
    expect(moves).toHaveLength(1)
  })

  it('is accepted in the older protocol, signed by MD5 or HMAC-SHA256', async () => {
    const ways: Record<string, string>[] = [{}, { sign_type: 'HMAC-SHA256' }]
    for (const more of ways) {
      const order = await makeOrder()
      const answer = await sendXml(olderPaymentOf(order.trade_no, 1234, more))
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('[SUCCESS]')])
      expect(await orderOf(order)).toMatchObject({ status: 'success', pay_no: `4200${order.trade_no}` })
    }
  })

  it('marks its order as refunded in both protocols, even if the refund began at WeChat', async () => {
    const ways = [
      (order: Order) => send({ event: 'REFUND.SUCCESS', content: refundOf(order.trade_no, 1234) }),
      (order: Order) => sendXml(olderRefundOf(order.trade_no, 1234)),
    ]
    for (const refund of ways) {
      const order = await makeOrder()
      await send({ content: paymentOf(order.trade_no, 1234) })
      for (let count = 0; count < 2; count += 1) expect((await refund(order)).statusCode).toBe(200)
      expect(await orderOf(order)).toMatchObject({ status: 'refused' })
    }
  })

  it('records a refund that failed, and changes nothing for a partial refund', async () => {
    const order = await makeOrder()
    await send({ content: paymentOf(order.trade_no, 1234) })
    const part = { amount: { total: 1234, refund: 34 } }
    expect(
      (await send({ event: 'REFUND.SUCCESS', content: refundOf(order.trade_no, 1234, part) })).statusCode,
    ).toBe(200)
    expect(await orderOf(order)).toMatchObject({ status: 'success' })
    await call('POST', `/orders/${order.id}/refund`)
    const failed = { refund_status: 'ABNORMAL' }
    await send({ event: 'REFUND.ABNORMAL', content: refundOf(order.trade_no, 1234, failed) })
    expect(await orderOf(order)).toMatchObject({ status: 'refused_fail' })
  })

  it('of a refund is refused until its payment has arrived', async () => {
    const order = await makeOrder()
    const refund = { event: 'REFUND.SUCCESS', content: refundOf(order.trade_no, 1234) }
    expect((await send(refund)).statusCode).toBe(409)
    await send({ content: paymentOf(order.trade_no, 1234) })
    expect((await send(refund)).statusCode).toBe(200)
    expect(await orderOf(order)).toMatchObject({ status: 'refused' })
  })

  it('pays 50 orders once each when 200 arrive at once at two servers, repeated and out of order [S3.10] [S4.10]', async () => {
    const { config, database } = server
    const second = await buildApp({ config, database, catalog: serverCatalog(config) })
    databases.afterwards(() => second.close())
    const apps = [server.app, second]
    const flood = await openFlood({
      database,
      call: (method, path, payload) => dataOf(call(method, path, payload)),
      send: async (node, notice) => {
        const app = apps[node % apps.length] ?? second
        return (await app.inject({ method: 'POST', url, ...notice })).statusCode
      },
    })
    const strange = (await flood.statuses()).filter((status) => ![200, 409, 503].includes(status))
    expect(strange).toEqual([])
    expect(await flood.booked()).toEqual(flood.wanted)
  })

  describe('is not believed', () => {
    let order: Order
    beforeAll(async () => {
      order = await makeOrder()
    })

    const hostile: Readonly<Record<string, () => NoticeOptions>> = {
      'without a signature of the platform': () => ({
        content: paymentOf(order.trade_no, 1234),
        signWith: () => Buffer.alloc(256),
      }),
      'when another certificate signed it': () => ({
        content: paymentOf(order.trade_no, 1234),
        serial: 'PUB_KEY_ID_2',
      }),
      'when its time is over': () => ({
        content: paymentOf(order.trade_no, 1234),
        timestamp: Math.floor(Date.now() / 1000) - 301,
      }),
      'when it was encrypted with another key': () => ({
        content: paymentOf(order.trade_no, 1234),
        key: 'another-key-of-32-characters-000',
      }),
      'for another merchant': () => ({ content: paymentOf(order.trade_no, 1234, { mchid: '1900000002' }) }),
      'for another app': () => ({ content: paymentOf(order.trade_no, 1234, { appid: 'wx2' }) }),
      'of another amount': () => ({ content: paymentOf(order.trade_no, 1233) }),
      'in another currency': () => ({
        content: paymentOf(order.trade_no, 1234, { amount: { total: 1234, currency: 'USD' } }),
      }),
      'of an order that does not exist': () => ({ content: paymentOf('20260101', 1234) }),
      'without an amount': () => ({ content: paymentOf(order.trade_no, 1234, { amount: null }) }),
    }

    it.each(Object.keys(hostile))('%s', async (name) => {
      const answer = await send(hostile[name]?.() ?? {})
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'FAIL'])
      expect(await orderOf(order)).toMatchObject({ status: 'pending', pay_no: null })
    })

    it('however it is broken or forged, and each attempt is logged without secrets', async () => {
      const seen: string[] = []
      await assert(
        asyncProperty(forgery, async (how) => {
          const trace = `hostile-${databases.kind}-${seen.length}`
          seen.push(trace)
          const { headers, payload } = forged(how, order.trade_no)
          const answer = await server.app.inject({
            method: 'POST',
            url,
            payload,
            headers: { ...headers, 'x-request-id': trace },
          })
          const isRefused = answer.statusCode >= 400 || answer.body.includes('[FAIL]')
          expect([answer.statusCode < 500, isRefused]).toEqual([true, true])
        }),
        { numRuns: notices },
      )
      expect(await orderOf(order)).toMatchObject({ status: 'pending', pay_no: null })
      const lines = printed.join('')
      expect(seen.filter((trace) => !lines.includes(`"${trace}"`))).toEqual([])
      for (const secret of [merchant.mch_key, merchant.mach_v3_key]) expect(lines).not.toContain(secret)
    })

    it('from a caller without a key, and does not reveal our merchant and app to it', async () => {
      const unsigned = (mch_id: string, appid: string) =>
        sendXml(xmlOf('xml', new Map(Object.entries({ mch_id, appid, sign: 'A'.repeat(32) }))))
      const answers = await Promise.all([
        unsigned(merchant.mch_id, merchant.mp_appid),
        unsigned(merchant.mch_id, 'wx2'),
        unsigned('1900000002', merchant.mp_appid),
      ])
      const bodies = answers.map(({ body }) => body)
      expect(bodies[0]).toContain('[signature]')
      expect(new Set(bodies).size).toBe(1)
    })

    it('as broken XML, JSON or something else', async () => {
      const key = merchant.mch_key
      const forged = new Map([
        ['mch_id', merchant.mch_id],
        ['appid', merchant.mp_appid],
        ['sign', 'A'.repeat(32)],
      ])
      const other = olderPaymentOf(order.trade_no, 1234).replace(/\[1234\]/u, '[1]')
      const entity = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xml><sign>&a;</sign></xml>`
      const documents = [
        '<xml>',
        entity,
        xmlOf('xml', forged),
        other,
        '<xml><a><b>1</b></a></xml>',
        '<',
        `<xml>${'<a>'.repeat(5000)}`,
      ]
      for (const document of documents) {
        const answer = await sendXml(document)
        expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('[FAIL]')])
        expect(answer.body).not.toContain(key)
      }
      for (const payload of ['', '{}', '{"resource":', 'null', 'x'.repeat(60_000)]) {
        const answer = await server.app.inject({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': 'application/json' },
        })
        expect(answer.statusCode).toBe(401)
      }
      const huge = await sendXml(`<xml>${'x'.repeat(70_000)}</xml>`)
      expect(huge.statusCode).toBe(413)
      expect(await orderOf(order)).toMatchObject({ status: 'pending' })
    })
  })

  it('is refused with the reason while WeChat is not set up', async () => {
    await call('PUT', '/weChat/config', { mch_id: null })
    const answer = await send({ content: paymentOf('1', 1) })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: { id: 'WECHAT_UNCONFIGURED' } }])
    await call('PUT', '/weChat/config', merchant)
  })
})

it('a signature of the older protocol equals the one in WeChat’s own example', () => {
  const fields = new Map([
    ['appid', 'wxd930ea5d5a258f4f'],
    ['mch_id', '10000100'],
    ['device_info', '1000'],
    ['body', 'test'],
    ['nonce_str', 'ibuaiVcKdpRxkhJA'],
  ])
  expect(signatureOf(fields, '192006250b4c09247ec02edce69f6a2d')).toBe('9A0A8659F005D6984697E2CA0A9CF3B7')
})

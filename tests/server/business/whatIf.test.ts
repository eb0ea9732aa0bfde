import { fastify as Fastify } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerWhatIf, prepareWhatIf } from '#server/business/whatIf/answerWhatIf.ts'
import { whatIfRoutes } from '#server/business/whatIf/whatIfRoutes.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import { sql } from '#server/database/sql.ts'
import type { WhatIf, WhatIfLine, WhatIfQuestion } from '#shared/business/commission/WhatIf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { eachDatabase, testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'
import { openShop } from './openShop.ts'
import type { Shop } from './openShop.ts'

const period = { from: '2020-01-01', to: '2100-01-01' } as const
const rates = (...percents: readonly number[]) => percents.map((rate, index) => ({ leave: index + 1, rate }))

eachDatabase('a trial of other rules on the orders of a period', (databases) => {
  let shop: Shop
  let [top, middle, frozen] = ['', '', '']
  /**
   * 199.00 with a chain of two, 110.00 of which the minimum of 99.90 leaves 10.10, 199.00
   * with a frozen inviter, and one that was refunded.
   */
  beforeAll(async () => {
    shop = await openShop(databases)
    top = await shop.user()
    middle = await shop.user(top)
    frozen = await shop.user(top)
    const buyer = await shop.user(middle)
    await shop.rule(10, 5)
    await shop.product.call('POST', `/users/${frozen}/freeze`)
    const sales: readonly JsonObject[] = [
      { user_id: buyer },
      { user_id: buyer, num: 110 },
      { user_id: await shop.user(frozen) },
      { user_id: buyer, num: 500 },
    ]
    for (const sale of sales) {
      const order = await shop.order(sale)
      await shop.move(order, 'pay')
      if (sale['num'] === 500) for (const move of ['refund', 'confirmRefund']) await shop.move(order, move)
    }
    await shop.order({ user_id: buyer })
  })

  const ask = async (question: Partial<WhatIfQuestion>) => {
    const { database } = shop.product
    const news: WhatIfLine[] = []
    const prepared = await prepareWhatIf(database, { ...period, rates: [], ...question })
    for await (const each of answerWhatIf(database, prepared)) news.push(each)
    return news
  }
  const outcomeOf = async (question: Partial<WhatIfQuestion>): Promise<WhatIf> => {
    const last = (await ask(question)).at(-1)
    if (!last || !('result' in last)) throw new Error('no result')
    return last.result
  }

  it('give what the ledger booked if they are the present rules [S3.09]', async () => {
    const { commission, inviters, ...rest } = await outcomeOf({ rates: rates(10, 5) })
    const booked = await shop.product.database.rows<{ id: string; sum: number }>(sql`
      SELECT user_id AS id, sum(amount)::float8 AS sum FROM distribution_log GROUP BY user_id`)
    const total = Number(booked.reduce((sum, each) => sum + each.sum, 0).toFixed(2))
    expect(commission).toEqual({ before: total, after: total })
    expect(rest).toMatchObject({ orders: 3, paid: 508, cutOrders: { before: 1, after: 1 } })
    for (const { id, sum } of booked)
      expect(inviters.rows.find((row) => row.id === id)).toMatchObject({ before: sum, after: sum })
    expect(inviters).toMatchObject({ gaining: 0, losing: 0, others: { count: 0, before: 0, after: 0 } })
  })

  it('show the difference per level, inviter and good, and what the minimum price cuts [S3.07] [S3.09]', async () => {
    const result = await outcomeOf({ rates: rates(8, 20, 1) })
    // Level 1: 15.92 + 8.80. Level 2: 39.80 + 1.30 (22.00 without the minimum) + 39.80.
    // Before: 19.90 + 10.10, and 9.95 + 0 + 9.95.
    expect(result.levels).toEqual([
      { level: 1, rate: { before: 10, after: 8 }, before: 30, after: 24.72 },
      { level: 2, rate: { before: 5, after: 20 }, before: 19.9, after: 80.9 },
      { level: 3, rate: { before: 0, after: 1 }, before: 0, after: 0 },
    ])
    expect(result.commission).toEqual({ before: 49.9, after: 105.62 })
    expect([result.cutOrders, result.cut]).toEqual([
      { before: 1, after: 1 },
      { before: 6.4, after: 20.7 },
    ])
    const [first, second, third] = result.inviters.rows
    expect(first).toMatchObject({ id: top, orders: 3, before: 19.9, after: 80.9 })
    expect(second).toMatchObject({ id: frozen, orders: 1, before: 0, after: 0 })
    expect(third).toMatchObject({ id: middle, name: '会员2', before: 30, after: 24.72 })
    expect(result.inviters).toMatchObject({ count: 3, gaining: 1, losing: 1 })
    expect(result.goods.rows).toMatchObject([
      { id: textOf(shop.good), name: '云课堂年卡', orders: 3, ...result.commission, cut: { after: 20.7 } },
    ])
  })

  it('are applied only to orders that were paid in the period, and report their progress', async () => {
    const news = await ask({ rates: rates(10) })
    expect(news[0]).toEqual({ progress: { done: 0, total: 3 } })
    expect(news.at(-2)).toEqual({ progress: { done: 3, total: 3 } })
    expect(await outcomeOf({ from: '2020-01-01', to: '2020-01-31' })).toMatchObject({
      orders: 0,
      commission: { before: 0, after: 0 },
    })
  })

  it('change nothing, and end when nobody listens any more', async () => {
    const count = () =>
      shop.product.database.rows(sql`SELECT (SELECT count(*) FROM distribution_log) AS lines,
        (SELECT count(*) FROM distribution_version) AS versions, (SELECT max("updatedAt") FROM "order") AS changed`)
    const before = await count()
    const prepared = await prepareWhatIf(shop.product.database, { ...period, rates: rates(50) })
    for await (const news of answerWhatIf(shop.product.database, prepared)) {
      expect(news).toHaveProperty('progress')
      break
    }
    expect(await count()).toEqual(before)
  })
})

describe('the call that tries other rules', () => {
  const databases = testDatabases('embedded')
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await startTestServer(databases)
    token = await server.logIn()
  })

  const post = (payload: object, as = token) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/distributions/whatIf',
      headers: { ...(as !== '' && { authorization: `Bearer ${as}` }), 'accept-language': 'en' },
      payload,
    })

  it('answers with one JSON object per line [S3.09]', async () => {
    const answer = await post({ ...period, rates: rates(10) })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ])
    const lines = answer.body
      .trim()
      .split('\n')
      .map((line): WhatIfLine => JSON.parse(line))
    expect(lines).toMatchObject([
      { progress: { done: 0, total: 0 } },
      { result: { orders: 0, levels: [{ level: 1, rate: { before: 0, after: 10 } }] } },
    ])
  })

  it('is broken off before its result once its caller may no longer make it [S3.04]', async () => {
    const app = Fastify()
    let checks = 0
    const recheckAccess = async () => {
      checks += 1
      if (checks > 1) throw new AppError('SESSION_ENDED')
    }
    await app.register(whatIfRoutes, { database: server.database, recheckAccess })
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const answer = await fetch(`${address}/distributions/whatIf`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...period, rates: rates(10) }),
    })
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('terminated')
    expect(checks).toBe(2)
    await app.close()
  })

  it('refuses strangers, impossible rules and impossible periods [S5.06]', async () => {
    expect((await post({ ...period, rates: [] }, '')).statusCode).toBe(401)
    const cases = [
      [{ ...period, rates: rates(60, 41) }, 409, 'RATE_SUM_EXCEEDED', '/rates'],
      [{ ...period, rates: [...rates(1), ...rates(2)] }, 409, 'VALUE_TAKEN', '/rates/1/leave'],
      [{ from: '2026-02-01', to: '2026-01-31', rates: [] }, 400, 'PERIOD_REVERSED', '/to'],
      [{ ...period, rates: rates(0.001) }, 400, 'INPUT_INVALID', '/rates/0/rate'],
      [{ ...period, rates: [{ leave: 11, rate: 1 }] }, 400, 'INPUT_INVALID', '/rates/0/leave'],
      [{ from: '2026-02-30', to: '2026-03-01', rates: [] }, 400, 'INPUT_INVALID', '/from'],
    ] as const
    for (const [body, status, id, path] of cases) {
      const answer = await post(body)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        status,
        { error: { id, fields: [{ path }] } },
      ])
    }
  })
})

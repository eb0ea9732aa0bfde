import { beforeAll, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { sql } from '#server/database/sql.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openShop } from './openShop.ts'
import type { Shop } from './openShop.ts'

eachDatabase('the ledger of commissions', (databases) => {
  let shop: Shop
  /** The first user invited the second, who invited the third, who buys. */
  let [top, middle, buyer] = ['', '', '']
  beforeAll(async () => {
    shop = await openShop(databases)
    top = await shop.user()
    middle = await shop.user(top)
    buyer = await shop.user(middle)
  })

  /** Saves a whole record with some values changed, without its version. */
  const put = async (path: string, changes: JsonObject) => {
    const { record } = await shop.product.call('GET', path)
    const { version: _, ...rest } = { ...record, ...changes }
    return shop.product.call('PUT', path, rest)
  }

  it('pays each level when an order is paid, and takes it back when the refund is completed [S3.10]', async () => {
    await shop.rule(10, 5, 2.5)
    const order = await shop.order({ user_id: buyer })
    expect(order).toMatchObject({ invite_id: middle, chain: [middle, top], rule_version: null })
    expect(await shop.lines(order)).toEqual([])
    expect(await shop.move(order, 'pay')).toBe(200)
    const earned = [
      { level: 1, kind: 'earned', user_id: middle, rate: 10, cut: 0, amount: 19.9 },
      { level: 2, kind: 'earned', user_id: top, rate: 5, cut: 0, amount: 9.95 },
    ]
    expect(await shop.lines(order)).toMatchObject(earned)
    expect(await shop.move(order, 'refund')).toBe(200)
    expect(await shop.lines(order)).toHaveLength(2)
    expect(await shop.move(order, 'confirmRefund')).toBe(200)
    const back = earned.map((line) => ({ ...line, kind: 'taken_back', amount: -line.amount }))
    expect(await shop.lines(order)).toMatchObject([...earned, ...back])
  })

  it('pays once each for a save, a bulk move and several presses of a button at once [S3.10]', async () => {
    await shop.rule(10)
    const saved = await shop.order({ user_id: buyer })
    expect((await put(`/orders/${idOf(saved)}`, { status: 'success' })).status).toBe(200)
    const many = await Promise.all([shop.order({ user_id: buyer }), shop.order({ user_id: buyer })])
    const ids = encodeURIComponent(JSON.stringify({ id: many.map(idOf) }))
    expect((await shop.product.call('POST', `/orders/pay?filter=${ids}`)).status).toBe(200)
    for (const order of [saved, ...many]) expect(await shop.lines(order)).toHaveLength(1)
    const raced = await shop.order({ user_id: buyer })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => shop.move(raced, 'pay')))
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect(await shop.lines(raced)).toHaveLength(1)
  })

  it('keeps the minimum price by cutting the higher levels first, and gives the reason [S3.07] [S3.10]', async () => {
    await shop.rule(60, 30)
    const order = await shop.order({ user_id: buyer, num: 110 })
    await shop.move(order, 'pay')
    // An amount of 10.10 is left above the minimum of 99.90.
    expect(await shop.lines(order)).toMatchObject([
      { level: 1, kind: 'earned', amount: 10.1, cut: 55.9 },
      { level: 2, kind: 'nothing', reason: 'minimum', amount: 0, cut: 33 },
    ])
  })

  it('pays nothing to a frozen inviter, with the reason, and pays the next level [S3.10]', async () => {
    await shop.rule(10, 5)
    const first = await shop.user(top)
    const order = await shop.order({ user_id: await shop.user(first) })
    expect((await shop.product.call('POST', `/users/${first}/freeze`)).status).toBe(200)
    await shop.move(order, 'pay')
    expect(await shop.lines(order)).toMatchObject([
      { level: 2, kind: 'earned', user_id: top, amount: 9.95 },
      { level: 1, kind: 'nothing', reason: 'frozen', user_id: first, amount: 0, cut: 0 },
    ])
    for (const move of ['refund', 'confirmRefund']) await shop.move(order, move)
    const sums = (await shop.lines(order)).map(({ amount }) => amount)
    expect(sums.reduce((sum, amount) => sum + amount)).toBe(0)
  })

  it('never pays the buyer, and prefers the inviter given in the order to the buyer’s own [S3.08]', async () => {
    const own = await shop.order({ user_id: buyer, invite_id: buyer })
    expect(own).toMatchObject({ invite_id: buyer, chain: [] })
    const below = await shop.order({ user_id: top, invite_id: buyer })
    expect(below['chain']).toEqual([buyer, middle])
    await shop.rule(10, 5, 2)
    await shop.move(own, 'pay')
    await shop.move(below, 'pay')
    expect(await shop.lines(own)).toEqual([])
    expect((await shop.lines(below)).map((line) => line.user_id)).toEqual([buyer, middle])
  })

  it('uses the chain from when the order was made, and the rules from when it was paid [S3.08] [S3.09]', async () => {
    await shop.rule(10, 5)
    const member = await shop.user(middle)
    const order = await shop.order({ user_id: member })
    expect((await put(`/users/${member}`, { invite_id: top })).status).toBe(200)
    await shop.rule(20)
    await shop.move(order, 'pay')
    await shop.rule(30, 30)
    const [line, ...others] = await shop.lines(order)
    expect([line, others]).toMatchObject([{ user_id: middle, rate: 20, amount: 39.8 }, []])
    const { record } = await shop.product.call('GET', `/orders/${idOf(order)}`)
    expect(record['rule_version']).toBe(line?.rule_version)
    const versions = await shop.product.call('GET', '/distributions/versions?number_eq=' + line?.rule_version)
    expect(versions.records).toMatchObject([{ rates: [{ leave: 1, rate: 20 }] }])
  })

  it('follows changes of the buyer and the inviter of an order only until it is paid [S3.08]', async () => {
    await shop.rule(10)
    const order = await shop.order({ user_id: buyer })
    const path = `/orders/${idOf(order)}`
    const other = await shop.user(top)
    expect((await put(path, { invite_id: other })).record).toMatchObject({ chain: [other, top] })
    expect((await put(path, { invite_id: null })).record).toMatchObject({
      invite_id: middle,
      chain: [middle, top],
    })
    await shop.move(order, 'pay')
    expect((await put(path, { pay_no: '42' })).status).toBe(200)
    const changes = { num: 1, invite_id: other, user_id: other }
    for (const [name, value] of Object.entries(changes)) {
      const { status, error } = await put(path, { [name]: value })
      expect([status, error]).toMatchObject([409, { id: 'ORDER_PAID', fields: [{ path: `/${name}` }] }])
    }
  })

  it('refuses an order of a good that is sold out or a draft [S4.11]', async () => {
    const good = await shop.product.make('/goods', { name: '样品', price: 9, sequence: 1, status: 'draft' })
    const input = { good_id: good['id'] ?? null, user_id: buyer, num: 9 }
    const refusal = async () => (await shop.product.call('POST', '/orders', input)).error
    const refused = { id: 'INPUT_INVALID', fields: [{ path: '/good_id', code: 'referenceLimit' }] }
    expect(await refusal()).toMatchObject(refused)
    await shop.product.call('POST', `/goods/${idOf(good)}/sellOut`)
    expect(await refusal()).toMatchObject(refused)
    await shop.product.call('POST', `/goods/${idOf(good)}/publish`)
    expect((await shop.product.call('POST', '/orders', input)).status).toBe(200)
  })

  it('refuses inviters who are the user or below the user, however many try at once [S3.04]', async () => {
    const [a, b, c] = [await shop.user(), await shop.user(), await shop.user()]
    const bind = (id: string, inviter: string) => put(`/users/${id}`, { invite_id: inviter })
    expect((await bind(a, a)).error).toMatchObject({ id: 'INVITER_LOOP', fields: [{ path: '/invite_id' }] })
    const answers = await Promise.all([bind(a, b), bind(b, c), bind(c, a)])
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 200, 409])
    const bound = await shop.product.call('GET', `/users?invite_id_eq=${textOf(b)}`)
    for (const { invited_at } of bound.records) expect(Date.parse(textOf(invited_at))).toBeGreaterThan(0)
    await expect(
      shop.product.database.run(sql`UPDATE "user" SET invite_id = ${buyer} WHERE id = ${top}`),
    ).rejects.toThrow(/lead back/)
  })

  it('keeps the time at which a user was invited when the same inviter is saved in capitals [S3.04]', async () => {
    const inviter = await shop.user()
    const path = `/users/${await shop.user(inviter)}`
    const { invited_at } = (await shop.product.call('GET', path)).record
    expect((await put(path, { invite_id: inviter.toUpperCase() })).record).toMatchObject({
      invite_id: inviter,
      invited_at,
    })
  })

  it('can only be added to, even in the database, and never twice for one level of an order [S3.10]', async () => {
    const { database } = shop.product
    for (const change of [
      sql`UPDATE distribution_log SET amount = 1`,
      sql`DELETE FROM distribution_log`,
      sql`TRUNCATE distribution_log`,
      sql`UPDATE distribution_version SET rates = '[]'`,
      sql`DELETE FROM distribution_version`,
    ])
      await expect(database.run(change)).rejects.toThrow(/only ever added/)
    const twice = database.run(sql`INSERT INTO distribution_log
      (id, order_id, level, kind, trade_no, good_id, user_id, name, good_min, rate, order_amount, amount)
      SELECT gen_random_uuid(), order_id, level, kind, trade_no, good_id, user_id, name, good_min, rate, order_amount, amount
      FROM distribution_log WHERE order_id IS NOT NULL LIMIT 1`)
    await expect(twice).rejects.toThrow(/order_id_level_kind/)
  })

  it('gets a new version for each change of a rule, and none for a save that changes nothing [S3.09]', async () => {
    await shop.rule(10)
    const latest = async () => (await shop.product.call('GET', '/distributions/versions')).records[0]
    const { records } = await shop.product.call('GET', '/distributions')
    const before = await latest()
    const path = `/distributions/${idOf(records[0] ?? {})}`
    await put(path, { leave: 1, rate: 10 })
    expect(await latest()).toEqual(before)
    await put(path, { leave: 2, rate: 12.5 })
    expect(await latest()).toMatchObject({
      number: Number(before?.['number']) + 1,
      rates: [{ leave: 2, rate: 12.5 }],
    })
    await shop.product.call('DELETE', path)
    expect(await latest()).toMatchObject({ rates: [] })
  })
})

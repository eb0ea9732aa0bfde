import { beforeAll, describe, expect, it } from 'vitest'
import { orderTable } from '#generated/tables/order.ts'
import type { Hooks } from '#server/crud/entity/Context.ts'
import { createRecord } from '#server/crud/write/createRecord.ts'
import { inWriteTransaction } from '#server/crud/entity/inWriteTransaction.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import { sql } from '#server/database/sql.ts'
import { tradeNumber } from '#server/business/tradeNumber.ts'
import { verifyPassword } from '#server/sessions/passwords/password.ts'
import { beginSession, findSessionUser } from '#server/sessions/sessions.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { defaultPassword, makeBuyer, openProduct } from './openProduct.ts'

eachDatabase('rules of the entities', (databases) => {
  let product: Crud
  let buyer: { good: Json; user: Json; role: Json }
  beforeAll(async () => {
    product = await openProduct(databases)
    buyer = await makeBuyer(product)
  })

  describe('an order', () => {
    const order = (more: JsonObject = {}) =>
      product.make('/orders', { good_id: buyer.good, user_id: buyer.user, num: 199, ...more })

    it('gets its number from the server and its name from the good [S3.08]', async () => {
      const made = await order({ trade_no: 'mine' })
      expect(made).toMatchObject({ name: '云课堂年卡', status: 'pending', num: 199, pay_time: null })
      expect(made['trade_no']).toMatch(/^20\d{6}\d{10}$/)
      expect((await order({ name: '赠品' }))['name']).toBe('赠品')
    })

    it('gets another number if the one that was drawn is taken [S3.08]', async () => {
      const taken = textOf((await order())['trade_no'])
      const numbers = [taken, 'free']
      const drawn: Hooks = {
        beforeCreate: (_, draft) => {
          draft['trade_no'] = numbers.shift() ?? null
        },
      }
      const catalog = { ...product.catalog, hooksOf: () => drawn }
      const input = { good_id: buyer.good, user_id: buyer.user, num: 199, status: 'pending' }
      const made = await inWriteTransaction(product.database, (tx) =>
        createRecord(tx, orderTable, input, { catalog }),
      )
      expect(made['trade_no']).toBe('free')
      expect(numbers).toEqual([])
    })

    it('cannot be deleted while commissions refer to it, not even in bulk', async () => {
      const [made, free] = [await order(), await order()]
      await product.database.run(
        sql`INSERT INTO distribution_log (id, good_id, user_id, name, good_min, trade_no, rate, order_amount, amount, "createdAt", "updatedAt")
          VALUES (gen_random_uuid(), ${buyer.good}, ${buyer.user}, 'a', 1, ${made['trade_no']}, 10, 199, 19.9, now(), now())`,
      )
      const ids = JSON.stringify({ id: [made['id'], free['id']] })
      for (const path of [`/orders/${textOf(made['id'])}`, `/orders?filter=${encodeURIComponent(ids)}`]) {
        expect(await product.call('DELETE', path)).toMatchObject({
          status: 409,
          error: { id: 'RECORD_IN_USE', facts: { id: made['id'], count: 1 } },
        })
      }
      expect(await product.call('DELETE', `/orders/${textOf(free['id'])}`)).toMatchObject({ status: 200 })
    })

    it('has a number that begins with the date in China', () => {
      expect(tradeNumber(new Date('2024-12-31T16:00:00Z'))).toMatch(/^20250101\d{10}$/)
      expect(tradeNumber(new Date('2024-12-31T15:59:59Z'))).toMatch(/^20241231\d{10}$/)
    })

    it('records when it was paid, unless a time was given [S4.10]', async () => {
      const { id } = await order()
      const paid = await product.call('POST', `/orders/${textOf(id)}/pay`)
      expect(paid.record).toMatchObject({ status: 'success' })
      expect(Date.parse(textOf(paid.record['pay_time']))).toBeGreaterThan(Date.now() - 60_000)
      const told = await order({ pay_time: '2024-05-01T08:00:00.000Z' })
      const answer = await product.call('POST', `/orders/${textOf(told['id'])}/pay`)
      expect(answer.record['pay_time']).toBe('2024-05-01T08:00:00.000Z')
    })

    it('makes only the moves of its payment and refund [S4.10]', async () => {
      const { id } = await order()
      const path = `/orders/${textOf(id)}`
      expect((await product.call('POST', `${path}/refund`)).error).toMatchObject({
        id: 'MOVE_NOT_ALLOWED',
        from: 'pending',
        to: 'refusing',
      })
      for (const move of ['fail', 'retry', 'pay', 'refund', 'failRefund', 'retryRefund', 'confirmRefund']) {
        expect((await product.call('POST', `${path}/${move}`)).status).toBe(200)
      }
      expect((await product.call('GET', path)).record['status']).toBe('refused')
    })
  })

  describe('a distribution rule', () => {
    const clear = () => product.database.run(sql`DELETE FROM "distribution"`)

    it('keeps the sum of all rates at or below 100 % [S5.06]', async () => {
      await clear()
      const first = await product.make('/distributions', { leave: 1, rate: 60.5 })
      await product.make('/distributions', { leave: 2, rate: 39.5 })
      const third = await product.call('POST', '/distributions', { leave: 3, rate: 0.01 })
      expect(third.error).toMatchObject({ id: 'RATE_SUM_EXCEEDED', fields: [{ path: '/rate' }] })
      const path = `/distributions/${textOf(first['id'])}`
      expect((await product.call('PUT', path, { leave: 1, rate: 60.51 })).error['id']).toBe(
        'RATE_SUM_EXCEEDED',
      )
      expect((await product.call('PUT', path, { leave: 1, rate: 60.5 })).status).toBe(200)
    })

    it('keeps that sum even if several are created at once [S5.06]', async () => {
      await clear()
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map((leave) => product.call('POST', '/distributions', { leave, rate: 40 })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    })

    it('exists only once for each level [S5.06]', async () => {
      await clear()
      await product.make('/distributions', { leave: 1, rate: 1 })
      const { error } = await product.call('POST', '/distributions', { leave: 1, rate: 1 })
      expect(error).toMatchObject({ id: 'VALUE_TAKEN', fields: [{ path: '/leave' }] })
    })
  })

  describe('a user', () => {
    let count = 0
    const body = (more: JsonObject = {}): JsonObject => ({
      username: `user${(count += 1)}`,
      name: '李雷',
      status: 'activated',
      roles: [{ role_id: buyer.role }],
      ...more,
    })
    const passwordOf = async (user: JsonObject) => {
      const id = textOf(user['id'])
      const row = await product.database.row<{ password: string }>(
        sql`SELECT password FROM "user" WHERE id = ${id}`,
      )
      return row?.password ?? ''
    }
    const isChangeDue = async (user: JsonObject) =>
      (await product.database.row(
        sql`SELECT 1 FROM password_change_due WHERE user_id = ${textOf(user['id'])}`,
      )) !== undefined
    const logIn = async (user: JsonObject) => {
      const start = { userId: textOf(user['id']), remember: false, address: '127.0.0.1', agent: 'test' }
      return (await beginSession(product.database, start, { hours: 1, idleMinutes: 60, rememberDays: 1 }))
        .token
    }

    it('has a username that is unique regardless of letter case, even if two are created at once', async () => {
      const named = (username: string) => product.call('POST', '/users', { ...body(), username })
      const [first, second] = await Promise.all([named('Zhang.San'), named('zhang.san')])
      expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(await named('ZHANG.SAN')).toMatchObject({
        status: 409,
        body: { error: { id: 'VALUE_TAKEN', fields: [{ path: '/username' }] } },
      })
      const other = await product.make('/users', { ...body(), username: 'lisi' })
      const rename = (username: string) =>
        product.call('PUT', `/users/${textOf(other['id'])}`, { ...other, username })
      expect((await rename('zhang.San')).status).toBe(409)
      expect((await rename('LiSi')).status).toBe(200)
    })

    it('without a password gets the default one and must change it [S5.04]', async () => {
      const nothings: JsonObject[] = [{}, { password: '' }, { password: null }]
      for (const nothing of nothings) {
        const user = await product.make('/users', body(nothing))
        expect(user).not.toHaveProperty('password')
        expect(await verifyPassword(defaultPassword, await passwordOf(user))).toBe(true)
        expect(await isChangeDue(user)).toBe(true)
      }
      const own = await product.make('/users', body({ password: 'Own-password-1' }))
      expect(await verifyPassword('Own-password-1', await passwordOf(own))).toBe(true)
      expect(await isChangeDue(own)).toBe(false)
    })

    it('keeps the password when an update sends an empty one [S5.04]', async () => {
      const user = await product.make('/users', body())
      const before = await passwordOf(user)
      const answer = await product.call('PUT', `/users/${textOf(user['id'])}`, { ...user, password: '' })
      expect(answer.status).toBe(200)
      expect(await passwordOf(user)).toBe(before)
    })

    it('cannot be given a password that breaks the password rules [S5.04]', async () => {
      const { error } = await product.call('POST', '/users', body({ password: 'seven-7' }))
      expect(error).toMatchObject({ id: 'INPUT_INVALID', fields: [{ path: '/password', code: 'pattern' }] })
      const user = await product.make('/users', body())
      const answer = await product.call('PUT', `/users/${textOf(user['id'])}`, { ...user, password: '1' })
      expect(answer.status).toBe(400)
    })

    it.each([
      ['frozen', 'PUT', { status: 'freezed' }],
      ['given another password', 'PUT', { password: 'Another-one-1' }],
      ['deleted', 'DELETE', undefined],
    ] as const)('is logged out when %s [S4.11]', async (_, method, change) => {
      const user = await product.make('/users', body())
      const token = await logIn(user)
      expect(await findSessionUser(product.database, token)).toBeDefined()
      const path = `/users/${textOf(user['id'])}`
      const { status } = await product.call(method, path, change && { ...user, ...change })
      expect(status).toBe(200)
      const left = await product.database.row(
        sql`SELECT 1 FROM session WHERE user_id = ${textOf(user['id'])}`,
      )
      expect(left).toBeUndefined()
    })

    it('needs a role [S5.04]', async () => {
      const { error } = await product.call('POST', '/users', body({ roles: [] }))
      expect(error).toMatchObject({ id: 'INPUT_INVALID', fields: [{ path: '/roles', code: 'minItems' }] })
    })
  })

  it('delete a menu with its submenus, and remove them from the roles [S8.06]', async () => {
    const menu = (code: string, parent: Json = null) =>
      product.make('/menus', {
        code,
        name: code,
        sequence: 1,
        type: 'page',
        status: 'enabled',
        parent_id: parent,
      })
    const top = await menu('top')
    const low = await menu('top.low', top['id'] ?? null)
    const role = await product.make('/roles', {
      code: 'both',
      name: '两者',
      sequence: 1,
      status: 'enabled',
      menus: [{ menu_id: top['id'] ?? null }, { menu_id: low['id'] ?? null }],
    })
    expect((await product.call('DELETE', `/menus/${textOf(top['id'])}`)).status).toBe(200)
    expect((await product.call('GET', `/menus/${textOf(low['id'])}`)).status).toBe(404)
    expect((await product.call('GET', `/roles/${textOf(role['id'])}`)).record['menus']).toEqual([])
  })

  it('refuse to delete a department with members or children [S3.05]', async () => {
    const department = (code: string, parent: Json = null) =>
      product.make('/departments', { code, name: code, sequence: 1, status: 'enabled', parent_id: parent })
    const top = await department('top')
    const low = await department('low', top['id'] ?? null)
    const path = (node: JsonObject) => `/departments/${textOf(node['id'])}`
    expect((await product.call('DELETE', path(top))).error).toMatchObject({
      id: 'RECORD_IN_USE',
      entity: 'department',
    })
    const member = await product.make('/users', {
      username: 'member',
      name: '韩梅梅',
      status: 'activated',
      roles: [{ role_id: buyer.role }],
      department_id: low['id'] ?? null,
    })
    expect((await product.call('DELETE', path(low))).error).toMatchObject({
      id: 'RECORD_IN_USE',
      entity: 'user',
      facts: { id: low['id'], entity: 'user', count: 1, uses: [{ entity: 'user', count: 1 }] },
    })
    await product.call('DELETE', `/users/${textOf(member['id'])}`)
    expect((await product.call('DELETE', path(low))).status).toBe(200)
    expect((await product.call('DELETE', path(top))).status).toBe(200)
  })
})

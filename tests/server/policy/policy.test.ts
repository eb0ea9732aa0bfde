import { zoneHere } from '#shared/fields/times/timeOfDay.ts'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { addPermission } from '#server/plugins/permission.ts'
import { covers } from '#shared/permissions/covers.ts'
import { PolicyCache } from '#server/policy/PolicyCache.ts'
import { RouteTable } from '#server/policy/RouteTable.ts'
import { eachDatabase, testDatabases } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { dataOf, openOffice } from './openOffice.ts'
import type { Office } from './openOffice.ts'

const good = { name: '乌龙茶', price: 20, min_price: 10, first_price: 0, sequence: 1, status: 'draft' }

eachDatabase('the policy', (databases) => {
  let office: Office
  beforeAll(async () => {
    office = await openOffice(databases)
  })

  it('allows the calls that a role holds and refuses all others in the envelope [S6.01] [S6.04]', async () => {
    const { call, hire } = office
    const { token } = await hire('reader', ['distribution.good'])
    expect((await call(token, 'GET', '/goods')).status).toBe(200)
    expect((await call(token, 'HEAD', '/goods')).status).toBe(200)
    expect((await call(token, 'HEAD', '/orders')).status).toBe(403)
    const refused = await call(token, 'POST', '/goods', good)
    expect(refused).toMatchObject({ status: 403, refusal: 'FORBIDDEN', body: { success: false } })
    expect((await call(token, 'GET', '/roles')).refusal).toBe('FORBIDDEN')
    expect((await call(token, 'PATCH', `/users/${idOfNobody}/reset-pwd`)).refusal).toBe('FORBIDDEN')
  })

  it('gives holders of a button its page and the names that the page shows [S6.01]', async () => {
    const { call, hire } = office
    const { token } = await hire('cashier', ['distribution.order.pay'])
    expect((await call(token, 'GET', '/orders')).status).toBe(200)
    expect((await call(token, 'GET', '/users/options')).status).toBe(200)
    expect((await call(token, 'GET', '/goods/options')).status).toBe(200)
    expect((await call(token, 'GET', '/goods')).status).toBe(403)
    expect((await call(token, 'GET', `/goods/${idOfNobody}`)).status).toBe(403)
    expect((await call(token, 'POST', `/orders/${idOfNobody}/pay`)).status).toBe(404)
    expect((await call(token, 'POST', `/orders/${idOfNobody}/refund`)).status).toBe(403)
  })

  it('shows those who only refer to a user the name, but no phone or e-mail, not even by guessing [S6.04]', async () => {
    const { admin, call, hire } = office
    const secrets = { phone: '13912345678', email: 'ada@example.com' }
    const { id } = await hire('ada', ['distribution'])
    const ada = dataOf(await call(admin, 'GET', `/users/${id}`))
    expect((await call(admin, 'PUT', `/users/${id}`, { ...ada, ...secrets })).status).toBe(200)
    const clerk = await hire('clerk', ['distribution.order'])
    expect((await call(clerk.token, 'GET', '/users?q=ada')).refusal).toBe('FORBIDDEN')
    expect((await call(clerk.token, 'GET', `/users/${id}`)).refusal).toBe('FORBIDDEN')
    const find = (query: string) => call(clerk.token, 'GET', `/users/options?${query}`)
    const one = [{ id, name: 'ada', status: 'activated', username: 'ada' }]
    expect(dataOf(await find('q=ada'))).toEqual(one)
    expect(dataOf(await find(`filter={"id":["${id}","${idOfNobody}"]}`))).toEqual(one)
    expect(dataOf(await find('q=139123'))).toEqual([])
    expect(dataOf(await find('q=example'))).toEqual([])
    for (const guess of ['phone=139', 'filter={"email_like":"ada"}', 'sort=-phone', 'username=ada'])
      expect((await find(guess)).refusal, guess).toBe('QUERY_INVALID')
  })

  it('lets all users read and change their own account [S7.06]', async () => {
    const { call, hire } = office
    const { token } = await hire('anyone', ['distribution'])
    const { status, body } = await call(token, 'GET', '/current/user')
    expect([status, body]).toMatchObject([200, { data: { server_zone: zoneHere() } }])
    expect((await call(token, 'PUT', '/current/user', { nickname: '小王' })).status).toBe(200)
    expect((await call(token, 'GET', '/goods')).status).toBe(403)
  })

  it('requires the permission for a move even if an update makes it [S4.11] [S6.04]', async () => {
    const { admin, call, hire, grant } = office
    const { token, roleId } = await hire('editor', ['distribution.good.edit'])
    const { id, ...stored } = dataOf(await call(admin, 'POST', '/goods', good))
    const path = `/goods/${idOf({ id: id ?? null })}`
    expect((await call(token, 'PUT', path, { ...good, name: '绿茶' })).status).toBe(200)
    const sale = { ...good, status: 'normal' }
    expect(stored['status']).toBe('draft')
    expect((await call(token, 'PUT', path, sale)).refusal).toBe('FORBIDDEN')
    await grant(roleId, ['distribution.good.edit', 'distribution.good.publish'])
    expect((await call(token, 'PUT', path, sale)).status).toBe(200)
  })

  it('applies a change with the next call, or within a second if it was made in the database [S6.04]', async () => {
    const { server, call, hire, grant } = office
    const { token, roleId, id } = await hire('changing', ['distribution.good'])
    const statusOf = async () => (await call(token, 'GET', '/goods')).status
    expect(await statusOf()).toBe(200)
    for (let round = 0; round < 20; round += 1) {
      await grant(roleId, ['distribution.order'])
      expect((await call(token, 'POST', '/goods', good)).status).toBe(403)
      expect((await call(token, 'GET', `/goods/${idOfNobody}`)).status).toBe(403)
      await grant(roleId, ['distribution.good'])
      expect(await statusOf()).toBe(200)
    }
    // Changes made directly in the database take effect within a second.
    const { database } = server
    const becomes = (status: number) => expect.poll(statusOf, { timeout: 1000, interval: 20 }).toBe(status)
    await database.run(sql`UPDATE "menu" SET status = 'disabled' WHERE code = 'distribution'`)
    await becomes(403)
    await database.run(sql`UPDATE "menu" SET status = 'enabled' WHERE code = 'distribution'`)
    await becomes(200)
    await database.run(sql`UPDATE "role" SET status = 'disabled' WHERE id = ${roleId}`)
    await becomes(403)
    await database.run(sql`UPDATE "role" SET status = 'enabled' WHERE id = ${roleId}`)
    await becomes(200)
    await database.run(sql`DELETE FROM "user_roles" WHERE owner = ${id}`)
    await becomes(403)
    await database.run(sql`UPDATE "user" SET status = 'freezed' WHERE id = ${id}`)
    await becomes(401)
  })

  it('is the version in the database even if a later one was seen, as after a restored backup [S6.04]', async () => {
    const { database } = office.server
    const policies = new PolicyCache(database)
    const row = await database.row<{ version: number }>(sql`SELECT version FROM policy_version`)
    const version = row?.version ?? 0
    expect((await policies.at(version + 5)).version).toBe(version)
    expect((await policies.at(version)).version).toBe(version)
  })

  it('allows the API calls that people write into a menu [S3.02]', async () => {
    const { admin, call, hire } = office
    const input = { code: 'own', name: '自定义', sequence: 1, type: 'page', status: 'enabled' }
    const menu = { ...input, resources: [{ method: 'GET', path: '/api/v1/orders/:order' }] }
    dataOf(await call(admin, 'POST', '/menus', menu))
    const { token } = await hire('custom', ['own'])
    expect((await call(token, 'GET', `/orders/${idOfNobody}`)).status).toBe(404)
    expect((await call(token, 'GET', '/orders')).status).toBe(403)
  })
  it('hands out an exported file only while its owner may see all that its filters looked into [S6.04]', async () => {
    const { call, hire, grant } = office
    const held = ['distribution.order', 'distribution.order.export', 'system.user']
    const { token, roleId } = await hire('exporter', held)
    const exported = async (query: string): Promise<string> => {
      const id = idOf(dataOf(await call(token, 'POST', `/orders/export?${query}`)))
      await expect
        .poll(async () => Object.values(dataOf(await call(token, 'GET', '/current/exports'))))
        .toContainEqual(expect.objectContaining({ id, state: 'done' }))
      return id
    }
    const ids = [await exported('user_id.phone=13912345678'), await exported('status=pending')]
    const files = () =>
      Promise.all(ids.map(async (id) => (await call(token, 'GET', `/current/exports/${id}/file`)).status))
    expect(await files()).toEqual([200, 200])
    await grant(roleId, held.slice(0, 2))
    expect(await files()).toEqual([403, 200])
    await grant(roleId, ['distribution.order'])
    expect(await files()).toEqual([403, 403])
  })
})

const idOfNobody = '018f0000-0000-7000-8000-000000000000'

describe('a path pattern', () => {
  it.each([
    ['/api/v1/goods', '/api/v1/goods', true],
    ['/api/v1/goods/:good', '/api/v1/goods/:id', true],
    ['/api/v1/goods/{id}', '/api/v1/goods/:id', true],
    ['/api/v1/distributions/:id', '/api/v1/distributions/logs', false],
    ['/api/v1/goods/*', '/api/v1/goods/:id/publish', true],
    ['/api/v1/goods/*', '/api/v1/orders', false],
    ['/api/v1/goods', '/api/v1/goods/:id', false],
  ])('%s covers the route %s: %s [S6.04]', (pattern, route, isMeant) => {
    expect(covers(pattern, route)).toBe(isMeant)
  })
})

describe('a route', () => {
  const databases = testDatabases('embedded')

  it.each([
    ['/api/v1/anything', {}],
    ['/api/v1/forgotten', { access: 'policy' }],
  ] as const)(
    'stops the server from starting, with its name in the error, if nothing guards it: %s [S6.04]',
    async (url, config) => {
      const app = Fastify()
      const policies = new PolicyCache(await databases.open())
      addPermission(app, { policies, routeTable: new RouteTable() })
      expect(() => app.get(url, { config }, () => 'open')).toThrow(
        expect.objectContaining({
          code: 'ROUTE_UNGUARDED',
          details: expect.objectContaining({ route: `GET ${url}` }),
        }),
      )
    },
  )
})

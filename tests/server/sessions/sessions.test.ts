import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { deviceOf } from '#server/sessions/deviceOf.ts'
import { testDatabases } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

interface Session {
  id: string
  browser: string | null
  system: string | null
  kind: string
  created_at: string
  last_used_at: string
  current: boolean
}

const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0'
const weChat =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50 NetType/WIFI'

describe('one’s own sessions', () => {
  const databases = testDatabases('embedded')
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(databases, { LOGIN_PER_ACCOUNT: '1000' })
  })

  const call = (method: 'GET' | 'DELETE' | 'POST' | 'PUT', url: string, token: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
  const sessionsOf = async (token: string) =>
    (await call('GET', '/current/sessions', token)).json<{ data: Session[] }>().data
  const logInFrom = async (agent: string) => {
    const payload = { username: 'admin', password: adminPassword, ...(await server.solvedCaptcha()) }
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload,
      headers: { 'user-agent': agent },
    })
    return answer.json<{ data: { access_token: string } }>().data.access_token
  }
  const statusOf = async (token: string) => (await call('GET', '/current/user', token)).statusCode

  it('are listed with device, address and times, the current one first [S7.06]', async () => {
    const start = Date.now()
    const phone = await logInFrom(weChat)
    const between = Date.now()
    const desk = await logInFrom(edge)
    const [first, second] = await sessionsOf(desk)
    expect(first).toMatchObject({
      browser: 'Microsoft Edge 130',
      system: 'Windows 10',
      kind: 'desktop',
      address: '127.0.0.1',
      current: true,
    })
    expect(second).toMatchObject({ browser: 'WeChat 8', system: 'iOS 17.5', kind: 'mobile', current: false })
    for (const [session, from, to] of [
      [second, start, between],
      [first, between, Date.now()],
    ] as const)
      for (const time of [session?.created_at, session?.last_used_at].map((text = '') => Date.parse(text))) {
        expect(time).toBeGreaterThanOrEqual(from)
        expect(time).toBeLessThanOrEqual(to)
      }
    expect(first).not.toHaveProperty('token_hash')
    expect(await statusOf(phone)).toBe(200)
  })

  it('can be ended one by one, with immediate effect', async () => {
    const [phone, desk] = [await logInFrom(weChat), await logInFrom(edge)]
    const [{ id } = { id: '' }] = (await sessionsOf(phone)).filter(({ current }) => current)
    expect((await call('DELETE', `/current/sessions/${id}`, desk)).statusCode).toBe(200)
    expect([await statusOf(phone), await statusOf(desk)]).toEqual([401, 200])
    expect((await call('DELETE', `/current/sessions/${id}`, desk)).statusCode).toBe(404)
  })

  it('can all be ended except the current one', async () => {
    const [phone, desk] = [await logInFrom(weChat), await logInFrom(edge)]
    expect((await call('DELETE', '/current/sessions', desk)).statusCode).toBe(200)
    expect([await statusOf(phone), await statusOf(desk)]).toEqual([401, 200])
    expect(await sessionsOf(desk)).toHaveLength(1)
  })

  it('cannot be ended by another user, and end when their user is frozen or loses a role', async () => {
    const admin = await logInFrom(edge)
    const roles = await server.database.rows<{ id: string }>(sql`SELECT id FROM "role"`)
    const menu = await server.database.row<{ id: string }>(sql`SELECT id FROM "menu" LIMIT 1`)
    const menus = [{ menu_id: menu?.id }]
    const extra = await call('POST', '/roles', admin, { code: 'extra', name: '附加', menus })
    const extraId = extra.json<{ data: { id: string } }>().data.id
    const both = [...roles.map(({ id }) => ({ role_id: id })), { role_id: extraId }]
    const password = 'a password of their own'
    const user = { username: 'li', name: '李', roles: both }
    const made = await call('POST', '/users', admin, { ...user, password })
    const { id } = made.json<{ data: { id: string } }>().data
    const first = await server.logIn('li', password)
    const [{ id: adminSession } = { id: '' }] = await sessionsOf(admin)
    expect((await call('DELETE', `/current/sessions/${adminSession}`, first)).statusCode).toBe(404)

    await call('PUT', `/users/${id}`, admin, { ...user, status: 'activated', nickname: '小李' })
    expect(await statusOf(first)).toBe(200)
    await call('PUT', `/users/${id}`, admin, { ...user, status: 'activated', roles: both.slice(0, -1) })
    expect(await statusOf(first)).toBe(401)

    const second = await server.logIn('li', password)
    await call('PUT', `/users/${id}`, admin, { ...user, status: 'freezed', roles: both.slice(0, -1) })
    expect(await statusOf(second)).toBe(401)
  })

  it('keep their start when they are renewed, and record their last use to the minute', async () => {
    const before = await logInFrom(edge)
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
    await server.database.run(sql`UPDATE session SET created_at = ${anHourAgo}, last_used_at = ${anHourAgo}`)
    const renewed = await call('POST', '/current/refresh-token', before)
    const { access_token: token } = renewed.json<{ data: { access_token: string } }>().data
    const [session] = await sessionsOf(token)
    expect(session?.created_at).toBe(anHourAgo)
    expect(Date.parse(session?.last_used_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  it.each(['', 'curl/8.5.0', '\u{1F600} {}'])('show no device for the user agent “%s”', (agent) => {
    expect(deviceOf(agent)).toMatchObject({ system: null, kind: 'other' })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { testDatabases } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

const megabyte = 1024 * 1024

describe('while the disk of the embedded database is nearly full', () => {
  const databases = testDatabases('embedded')
  let free = 1000 * megabyte
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(databases, {}, { freeBytes: async () => free })
  })

  const leave = async (megabytes: number) => {
    free = megabytes * megabyte
    // The server refuses from its next look at the disk on.
    await expect
      .poll(async () => (await server.database.health()).writable, { timeout: 20_000 })
      .toBe(megabytes >= 200)
  }
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, token: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
  const tryLogin = async (password: string) => {
    const payload = { username: 'admin', password, ...(await server.solvedCaptcha()) }
    return server.app.inject({ method: 'POST', url: '/api/v1/login', payload })
  }
  const countOf = (action: string) =>
    server.database.row(sql`SELECT count(*)::int AS count FROM audit WHERE action = ${action}`)
  const good = { name: 'late', price: 2, min_price: 1, first_price: 0, sequence: 1, status: 'normal' }

  it('users can log in, read and log out, and only their changes are refused, with the reason [S8.01]', async () => {
    await leave(150)
    const token = await server.logIn()
    expect((await call('GET', '/goods', token)).statusCode).toBe(200)
    const write = await call('POST', '/goods', token, good)
    expect(write.json()).toMatchObject({ error: { id: 'DISK_NEARLY_FULL' } })
    const renewed = await call('POST', '/current/refresh-token', token)
    const { access_token: next } = renewed.json<{ data: { access_token: string } }>().data
    await server.database.essential.run(sql`UPDATE session SET last_used_at = now() - interval '2 minutes'`)
    expect((await call('GET', '/current/sessions', next)).statusCode).toBe(200)
    expect(
      await server.database.rows(sql`SELECT FROM session WHERE last_used_at > now() - interval '1 minute'`),
    ).toHaveLength(1)
    expect((await call('POST', '/current/logout', next)).statusCode).toBe(200)
    expect((await call('GET', '/goods', next)).statusCode).toBe(401)
  })

  it('failed log-ins are still counted and written to the audit log', async () => {
    await leave(150)
    expect((await tryLogin('wrong')).json()).toMatchObject({ error: { id: 'LOGIN_REFUSED' } })
    expect(await countOf('loginFailed')).toEqual({ count: 1 })
    expect(await server.database.rows(sql`SELECT FROM login_attempt`)).not.toHaveLength(0)
    await expect
      .poll(() => server.database.rows(sql`SELECT FROM audit_pending`), { timeout: 20_000 })
      .toHaveLength(0)
  })

  it('log-ins are refused too when only the last megabytes are left, and everything works again afterwards', async () => {
    const token = await server.logIn()
    await leave(1000)
    await leave(10)
    const refused = await server.app.inject('/api/v1/captcha/id')
    expect(refused.json()).toMatchObject({ error: { id: 'DISK_NEARLY_FULL' } })
    expect((await call('GET', '/goods', token)).statusCode).toBe(200)
    await leave(1000)
    expect((await tryLogin(adminPassword)).statusCode).toBe(200)
    expect((await call('POST', '/goods', token, good)).statusCode).toBe(200)
  })
})

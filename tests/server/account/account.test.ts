import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { sql } from '#server/database/sql.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { testDatabases } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

describe('an account', () => {
  const databases = testDatabases('embedded')
  let server: TestServer
  let admin: string
  beforeAll(async () => {
    server = await startTestServer(databases, {
      LOGIN_REQUESTS_PER_ADDRESS: '1000',
      LOGIN_PER_ACCOUNT: '1000',
      LOGIN_PER_ADDRESS: '1000',
    })
    admin = await server.logIn()
  })

  const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, token = admin) =>
    server.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
  const free = async (url: string, payload: object) =>
    server.app.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      payload: { ...(await server.solvedCaptcha()), ...payload },
    })
  const register = (username: string, extra: object = {}) => {
    const password = 'a password of their own'
    return free('/register', { username, name: '新人', password, confirm_password: password, ...extra })
  }
  const userOf = (username: string) =>
    server.database.row<{ id: string; status: string; roles: number }>(sql`
      SELECT id, status, (SELECT count(*)::int FROM user_roles WHERE owner = u.id) AS roles
      FROM "user" u WHERE username = ${username}`)
  const openNotices = async (code: string) =>
    (
      await server.database.rows<{ facts: { username: string } }>(
        sql`SELECT facts FROM notification WHERE code = ${code} AND settled_at IS NULL`,
      )
    ).map(({ facts }) => facts.username)
  const logIn = (username: string) => free('/login', { username, password: 'a password of their own' })

  it('is registered without roles and frozen, until an administrator gives it a role and activates it [S2.03]', async () => {
    expect((await register('wang')).statusCode).toBe(200)
    const user = await userOf('wang')
    expect(user).toMatchObject({ status: 'freezed', roles: 0 })
    expect((await logIn('wang')).statusCode).toBe(400)
    expect(await openNotices('registration.waiting')).toContain('wang')

    const record = { username: 'wang', name: '新人', status: 'activated' }
    const without = await call('PUT', `/users/${user?.id}`, { ...record, roles: [] })
    expect(without.statusCode).toBe(400)
    const role = await server.database.row<{ id: string }>(sql`SELECT id FROM "role" LIMIT 1`)
    const activated = await call('PUT', `/users/${user?.id}`, { ...record, roles: [{ role_id: role?.id }] })
    expect(activated.statusCode).toBe(200)
    expect((await logIn('wang')).statusCode).toBe(200)
    expect(await openNotices('registration.waiting')).not.toContain('wang')
  })

  it('lists the latest changes that its user made, and nothing that others did [S2.31]', async () => {
    const made = await call('POST', '/departments', {
      name: '仓储部',
      code: 'stock',
      status: 'enabled',
      sequence: 3,
    })
    expect(made.statusCode).toBe(200)
    const { id } = made.json<{ data: { id: string } }>().data
    await call('PUT', `/departments/${id}`, { ...made.json<{ data: object }>().data, name: '仓库' })
    const activity = async (token: string) =>
      (await call('GET', '/current/activity', undefined, token)).json<{ data: object[] }>().data
    const [changed, created] = await activity(admin)
    expect(changed).toMatchObject({ action: 'update', entity: 'department', record_id: id, subject: '仓库' })
    expect(created).toMatchObject({ action: 'create', entity: 'department', record_id: id })
    expect(Object.keys(changed ?? {}).toSorted()).toEqual([
      'action',
      'created_at',
      'entity',
      'id',
      'record_id',
      'subject',
    ])
    const other = (await logIn('wang')).json<{ data: { access_token: string } }>().data.access_token
    expect(await activity(other)).toEqual([])
  })

  it('is refused at registration for a wrong captcha, a short password, two different ones or an invalid name [S2.03] [S5.05]', async () => {
    const refusals = [
      await register('zhao', { captcha_code: '????' }),
      await register('zhao', { password: 'short', confirm_password: 'short' }),
      await register('zhao', { confirm_password: 'another password' }),
      await register('名字'),
    ]
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
    expect(
      refusals.map((answer) => answer.json<{ error: { fields: object[] } }>().error.fields),
    ).toMatchObject([
      [{ path: '/captcha_code' }],
      [{ path: '/password' }],
      [{ path: '/confirm_password', message: '两次输入的密码不一致' }],
      [{ path: '/username' }],
    ])
    expect(await userOf('zhao')).toBeUndefined()
  })

  it('does not reveal whether it exists: known and unknown names get the same answer after the same time [S2.03]', async () => {
    const timed = async (ask: () => ReturnType<typeof free>) => {
      const start = performance.now()
      const { statusCode, body } = await ask()
      return { answer: `${statusCode} ${body}`, ms: performance.now() - start }
    }
    const pairs = [
      [await timed(() => register('admin')), await timed(() => register('li.unknown'))],
      [
        await timed(() => free('/forgot-password', { username: 'admin' })),
        await timed(() => free('/forgot-password', { username: 'nobody' })),
      ],
    ] as const
    for (const [known, unknown] of pairs) {
      expect(known.answer).toBe(unknown.answer)
      expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(390)
    }
    expect(await openNotices('password.forgotten')).toEqual(['admin'])
    expect((await server.database.rows(sql`SELECT 1 FROM "user" WHERE username = 'admin'`)).length).toBe(1)
  })

  it('is refused as slowly with an unknown name as with a wrong password [S2.02]', async () => {
    const times: Record<'admin' | 'nobody', number[]> = { admin: [], nobody: [] }
    const measure = async (username: 'admin' | 'nobody') => {
      const start = performance.now()
      expect((await free('/login', { username, password: 'wrong' })).statusCode).toBe(400)
      times[username].push(performance.now() - start)
      return Math.min(...times[username])
    }
    const ratio = async () => {
      const [known, unknown] = [await measure('admin'), await measure('nobody')]
      return Math.min(known, unknown) / Math.max(known, unknown)
    }
    for (let round = 0; round < 3; round += 1) await ratio()
    // Without a hash to check, one call would take a tenth of the other in every measurement. A single
    // measurement may be disturbed by another process.
    await expect.poll(ratio).toBeGreaterThan(0.4)
  })

  it('has a limit of password requests per name, separate from log-ins', async () => {
    const codes: number[] = []
    for (let tried = 0; tried < 6; tried += 1)
      codes.push((await free('/forgot-password', { username: 'Somebody' })).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
    expect((await free('/login', { username: 'somebody', password: 'x' })).statusCode).toBe(400)
  })

  it('is offered registration and password requests at log-in, and WeChat once that is configured [S2.02]', async () => {
    const offers = async () => (await call('GET', '/login/offers')).json<{ data: object }>().data
    expect(await offers()).toEqual({ register: true, forgot_password: true, we_chat: false })
    await call('PUT', '/weChat/config', { mp_appid: 'wx0123456789abcdef', mp_app_secret: 'app secret' })
    expect(await offers()).toMatchObject({ we_chat: true })
  })

  it('can turn off and on each notification that it may see [S2.26]', async () => {
    const choices = async () =>
      (await call('GET', '/current/notification-choices')).json<{
        data: { code: string; wanted: boolean }[]
      }>().data
    expect((await choices()).every(({ wanted }) => wanted)).toBe(true)
    const unread = async () =>
      (await call('GET', '/current/notifications/unread')).json<{ data: { message: number } }>().data.message
    expect(await unread()).toBeGreaterThan(0)
    for (const code of ['registration.waiting', 'password.forgotten'])
      await call('PUT', '/current/notification-choices', { code, wanted: false })
    expect((await choices()).filter(({ wanted }) => !wanted)).toHaveLength(2)
    expect(await unread()).toBe(0)
    await call('PUT', '/current/notification-choices', { code: 'password.forgotten', wanted: true })
    expect(await unread()).toBeGreaterThan(0)
    expect((await call('PUT', '/current/notification-choices', { code: 'x', wanted: true })).statusCode).toBe(
      400,
    )
  })

  it('is not overwritten if it was saved elsewhere in the meantime [S7.06]', async () => {
    const { version } = (await call('GET', '/current/user')).json<{ data: { version: number } }>().data
    expect((await call('PUT', '/current/user', { nickname: '甲', version })).statusCode).toBe(200)
    const late = await call('PUT', '/current/user', { nickname: '乙', version })
    expect(late.json()).toMatchObject({ error: { id: 'VERSION_OUTDATED', facts: { nickname: '甲' } } })
  })

  it('takes no easily guessed password, whichever way it is set [S5.05]', async () => {
    const role = await server.database.row<{ id: string }>(sql`SELECT id FROM "role" LIMIT 1`)
    const invite = (password: string, username = 'guessable') =>
      call('POST', '/users', {
        username,
        password,
        name: 'G',
        status: 'activated',
        roles: [{ role_id: role?.id }],
      })
    const faults = {
      '12345678': 'PASSWORD_COMMON',
      PASSWORD: 'PASSWORD_COMMON',
      ａaaaaaaaaa: 'PASSWORD_COMMON',
      '        ': 'PASSWORD_INVISIBLE',
      '\u200b\u3164\u2800\u00ad\u200b\u3164\u2800\u00ad': 'PASSWORD_INVISIBLE',
      'my GUESSable one': 'PASSWORD_HOLDS_NAME',
    }
    for (const [password, code] of Object.entries(faults)) {
      const answers = [
        await register('guessable', { password, confirm_password: password }),
        await invite(password),
      ]
      for (const answer of answers)
        expect([password, answer.json()]).toMatchObject([
          password,
          { error: { code: 400, fields: [{ path: '/password', code }] } },
        ])
    }
    const made = await invite('a password of their own')
    const { id } = made.json<{ data: { id: string } }>().data
    const reset = await server.app.inject({
      method: 'PATCH',
      url: `/api/v1/users/${id}/reset-pwd`,
      payload: { password: 'Guessable-1' },
      headers: { authorization: `Bearer ${admin}` },
    })
    expect(reset.json()).toMatchObject({ error: { id: 'PASSWORD_HOLDS_NAME' } })
    const user = { username: 'guessable', name: 'G', status: 'activated', roles: [{ role_id: role?.id }] }
    const edited = await call('PUT', `/users/${id}`, { ...user, password: 'qwertyuiop' })
    expect(edited.json()).toMatchObject({ error: { id: 'PASSWORD_COMMON' } })
    const own = { old_password: adminPassword, password: 'iloveyou', confirm_password: 'iloveyou' }
    expect((await call('PUT', '/current/password', own)).json()).toMatchObject({
      error: { id: 'PASSWORD_COMMON', fields: [{ path: '/password' }] },
    })
  })

  it('created without a password gets a random one, shown once, valid for 72 hours and until it is changed at log-in [S5.04]', async () => {
    const { config, database } = server
    const without = { ...config, defaultPassword: undefined }
    const app = await buildApp({ config: without, database, catalog: serverCatalog(without) })
    const role = await database.row<{ id: string }>(sql`SELECT id FROM "role" LIMIT 1`)
    const ask = (method: 'POST' | 'GET' | 'PUT' | 'PATCH', url: string, payload?: object, token = admin) =>
      app.inject({
        method,
        url: `/api/v1${url}`,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      })
    const invite = async (username: string) => {
      const user = { username, name: 'N', status: 'activated', roles: [{ role_id: role?.id }] }
      return (await ask('POST', '/users', user)).json<{
        data: { id: string }
        shown_once: { password: string }
      }>()
    }
    const [one, two] = [await invite('new.one'), await invite('new.two')]
    expect(one.shown_once.password).toMatch(/^(\w{4}-){3}\w{4}$/)
    expect(one.shown_once.password).not.toBe(two.shown_once.password)
    const read = await ask('GET', `/users/${one.data.id}`)
    expect(read.body).not.toContain(one.shown_once.password)
    const told = await database.rows(
      sql`SELECT 1 FROM audit WHERE audit::text LIKE ${`%${one.shown_once.password}%`}`,
    )
    expect(told).toHaveLength(0)

    const enter = (username: string, password: string) => free('/login', { username, password })
    const pass = (hours: number) =>
      database.run(
        sql`UPDATE password_change_due SET expires_at = expires_at - make_interval(hours => ${hours}::int)`,
      )
    await pass(71)
    const entered = (await enter('new.one', one.shown_once.password)).json<{
      data: { access_token: string; must_change_password: boolean }
    }>().data
    expect(entered.must_change_password).toBe(true)
    const asNew = entered.access_token
    expect((await ask('GET', '/goods', undefined, asNew)).json()).toMatchObject({
      error: { id: 'PASSWORD_CHANGE_REQUIRED' },
    })
    const chosen = { password: 'chosen by its owner', confirm_password: 'chosen by its owner' }
    const change = { old_password: one.shown_once.password, ...chosen }
    expect((await ask('PUT', '/current/password', change, asNew)).statusCode).toBe(200)
    expect((await enter('new.one', one.shown_once.password)).statusCode).toBe(400)
    expect((await enter('new.one', chosen.password)).json()).toMatchObject({
      data: { must_change_password: false },
    })

    await pass(1)
    expect((await enter('new.two', two.shown_once.password)).json()).toMatchObject({
      error: { id: 'PASSWORD_OUTDATED' },
    })
    const reset = await ask('PATCH', `/users/${two.data.id}/reset-pwd`, {})
    const { shown_once: given } = reset.json<{ shown_once: { password: string } }>()
    expect((await enter('new.two', given.password)).statusCode).toBe(200)
    await app.close()
  })

  it('is offered no registration and no password request where these are switched off [S2.03]', async () => {
    const { config, database } = server
    const login = { ...config.login, register: false, forgotPassword: false }
    const off = { ...config, login }
    const app = await buildApp({ config: off, database, catalog: serverCatalog(off) })
    const offers = await app.inject('/api/v1/login/offers')
    expect(offers.json()).toMatchObject({ data: { register: false, forgot_password: false } })
    const payload = { username: 'admin', ...(await server.solvedCaptcha()) }
    const answer = await app.inject({ method: 'POST', url: '/api/v1/forgot-password', payload })
    expect(answer.json()).toMatchObject({ error: { id: 'REQUESTS_OFF', code: 404 } })
    await app.close()
  })
})

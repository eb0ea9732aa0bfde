import { beforeAll, describe, expect, it, vi } from 'vitest'
import { solveTask } from '#console/login/form/solveTask.ts'
import type { Task } from '#console/login/form/solveTask.ts'
import { sql } from '#server/database/sql.ts'
import { buildApp } from '#server/app/app.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { removeExpired } from '#server/sessions/sessions.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import { whileQueueIsFull } from '#tests/support/whileQueueIsFull.ts'
import type { TestServer } from '#tests/support/testServer.ts'

eachDatabase('logging in', (databases) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(databases, { LOGIN_PER_ACCOUNT: '6', LOGIN_PER_ADDRESS: '1000' })
  })

  const post = (url: string, payload?: object, token?: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      ...(payload ? { payload } : {}),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  const get = (url: string, authorization?: string) =>
    server.app.inject({ url: `/api/v1${url}`, headers: authorization === undefined ? {} : { authorization } })

  const tryLogin = async (
    username: string,
    password: string,
    remoteAddress = '10.1.1.1',
    headers: Record<string, string> = {},
  ) => {
    const payload = { username, password, ...(await server.solvedCaptcha()) }
    return server.app.inject({ method: 'POST', url: '/api/v1/login', payload, remoteAddress, headers })
  }
  const forgetAttempts = () => server.database.run(sql`DELETE FROM login_attempt`)

  it('returns a token that opens the API, with and without the word “Bearer” [S7.05] [S4.01]', async () => {
    const answer = await tryLogin('admin', adminPassword)
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json<{ data: { access_token: string; token_type: string; expires_at: string } }>()
    expect(data).toMatchObject({ token_type: 'Bearer', must_change_password: false })
    expect(data.access_token).toMatch(/^[\w-]{43}$/)
    expect(Date.parse(data.expires_at) - Date.now()).toBeGreaterThan(11.9 * 3_600_000)
    expect((await get('/current/user', `Bearer ${data.access_token}`)).statusCode).toBe(200)
    expect((await get('/current/user', data.access_token)).statusCode).toBe(200)
    const stored = await server.database.rows<{ token_hash: Buffer }>(sql`SELECT token_hash FROM session`)
    expect(stored.map(({ token_hash }) => token_hash.toString('base64url'))).not.toContain(data.access_token)
  })

  it('starts a session of thirty days when asked to remember the user', async () => {
    const payload = {
      username: 'admin',
      password: adminPassword,
      remember: true,
      ...(await server.solvedCaptcha()),
    }
    const { data } = (await post('/login', payload)).json<{ data: { expires_at: string } }>()
    expect((Date.parse(data.expires_at) - Date.now()) / 86_400_000).toBeCloseTo(30, 1)
  })

  it('starts a session of the right length, however far the server’s clock is from the database’s', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      for (const hoursAway of [-13, 36]) {
        vi.setSystemTime(performance.timeOrigin + performance.now() + hoursAway * 3_600_000)
        const authorization = `Bearer ${await server.logIn()}`
        const answer = await server.app.inject({ url: '/api/v1/current/user', headers: { authorization } })
        expect(answer.statusCode).toBe(200)
        const session = await server.database.row(sql`SELECT created_at <= now() AS "hasBegun",
          expires_at <= now() + interval '12 hours' AS "isBounded" FROM session ORDER BY id DESC LIMIT 1`)
        expect(session).toEqual({ hasBegun: true, isBounded: true })
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it('reports missing fields in the words of the form [S5.01]', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload: { username: '', password: '', captcha_code: '' },
      headers: { 'accept-language': 'en-US,en;q=0.9' },
    })
    expect(answer.statusCode).toBe(400)
    const { fields } = answer.json<{ error: { fields: { path: string; message: string }[] } }>().error
    expect(Object.fromEntries(fields.map(({ path, message }) => [path, message]))).toMatchObject({
      '/username': 'Please input your username!',
      '/password': 'Please input your password!',
      '/captcha_code': 'Please input captcha!',
    })
  })

  it('answers an unknown user and a wrong password alike', async () => {
    const answers = [await tryLogin('nobody', 'x'), await tryLogin('admin', 'wrong')]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ success: false, error: { id: 'LOGIN_REFUSED' } })
    }
  })

  it('is not blocked for a day after the clock is set back by a day, and removes attempts dated in the future', async () => {
    await forgetAttempts()
    const codes: number[] = []
    for (let attempt = 0; attempt < 7; attempt++) codes.push((await tryLogin('admin', 'wrong')).statusCode)
    expect(codes).toContain(429)
    await server.database.run(sql`UPDATE login_attempt SET at = at + interval '1 day'`)
    expect((await tryLogin('admin', adminPassword)).statusCode).toBe(200)
    await removeExpired(server.database)
    const left = await server.database.rows(
      sql`SELECT FROM login_attempt WHERE at > now() + interval '1 hour'`,
    )
    expect(left).toEqual([])
    await forgetAttempts()
  })

  describe('the captcha', () => {
    const loginWith = (captcha: object) =>
      post('/login', { username: 'admin', password: adminPassword, ...captcha })

    it('is a PNG image, drawn differently each time and replaced on request [S7.05]', async () => {
      const { captcha_id, captcha_code } = await server.solvedCaptcha()
      const image = await get(`/captcha/image?id=${captcha_id}`)
      expect(image.headers['content-type']).toBe('image/png')
      expect(image.headers['cache-control']).toBe('no-store')
      expect(image.rawPayload.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
      // The same letters never look the same: in an SVG, programs could always read them from outlines and places.
      const again = await get(`/captcha/image?id=${captcha_id}`)
      expect(again.rawPayload.equals(image.rawPayload)).toBe(false)
      expect((await get(`/captcha/image?id=${captcha_id}&ts=1`)).statusCode).toBe(200)
      await get(`/captcha/image?id=${captcha_id}&reload=1`)
      const answer = await loginWith({ captcha_id, captcha_code })
      expect(answer.json()).toMatchObject({
        error: { id: 'CAPTCHA_WRONG', fields: [{ path: '/captcha_code' }] },
      })
    })

    it('is accepted in upper and lower case, but only once', async () => {
      const { captcha_id, captcha_code } = await server.solvedCaptcha()
      const captcha = { captcha_id, captcha_code: ` ${captcha_code.toLowerCase()} ` }
      expect((await loginWith(captcha)).statusCode).toBe(200)
      expect((await loginWith(captcha)).json()).toMatchObject({ error: { id: 'CAPTCHA_WRONG' } })
    })

    it('no longer accepts its answer after a wrong one was given', async () => {
      const captcha = await server.solvedCaptcha()
      await loginWith({ ...captcha, captcha_code: '????' })
      expect((await loginWith(captcha)).json()).toMatchObject({ error: { id: 'CAPTCHA_WRONG' } })
    })

    it('expires', async () => {
      const captcha = await server.solvedCaptcha()
      await server.database.run(
        sql`UPDATE captcha SET expires_at = now() - interval '1 second' WHERE id = ${captcha.captcha_id}`,
      )
      expect((await loginWith(captcha)).json()).toMatchObject({ error: { id: 'CAPTCHA_WRONG' } })
      expect((await get(`/captcha/image?id=${captcha.captcha_id}`)).statusCode).toBe(400)
    })

    it('can be replaced by a computed number for people who cannot see the picture', async () => {
      const { captcha_id } = await server.solvedCaptcha()
      const task = () => get(`/captcha/task?id=${captcha_id}`)
      const { data } = (await task()).json<{ data: Task }>()
      expect((await get(`/captcha/image?id=${captcha_id}`)).statusCode).toBe(400)
      const solve = async (asked: Task) => String(await solveTask(asked, new AbortController().signal))
      const captcha_code = await solve(data)
      const newer = await solve((await task()).json<{ data: Task }>().data)
      expect((await loginWith({ captcha_id, captcha_code: newer })).statusCode).toBe(200)
      expect((await loginWith({ captcha_id, captcha_code })).json()).toMatchObject({
        error: { id: 'CAPTCHA_WRONG' },
      })
      expect((await task()).json()).toMatchObject({ error: { id: 'CAPTCHA_WRONG' } })
    })
  })

  describe('attempts', () => {
    it('are limited per account, even all at once from many addresses, and the refusal says when to retry', async () => {
      const answers = await Promise.all(
        Array.from({ length: 9 }, (_, index) => tryLogin('limited', `x${index}`, `10.2.${index}.1`)),
      )
      const codes = answers.map((answer) => answer.json<{ error: { id: string } }>().error.id).sort()
      expect(codes).toEqual([
        ...Array<string>(3).fill('LOGIN_LIMITED'),
        ...Array<string>(6).fill('LOGIN_REFUSED'),
      ])
      const limited = answers.find(({ statusCode }) => statusCode === 429)
      expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(800)
    })

    it('are counted per account however its name is spelled, and are forgotten after a success', async () => {
      await forgetAttempts()
      await tryLogin('admin', 'wrong')
      await tryLogin('ADMIN', 'wrong')
      expect((await tryLogin('admin', adminPassword)).statusCode).toBe(200)
      await tryLogin('admin', 'wrong')
      await tryLogin('admin', 'wrong')
      expect((await tryLogin('admin', adminPassword)).statusCode).toBe(200)
    })

    it('from one network use up at most half of an account’s limit, so that its owner can log in elsewhere', async () => {
      await forgetAttempts()
      const stranger = '2001:db8:7::'
      for (let index = 0; index < 20; index += 1) await tryLogin('admin', 'wrong', `${stranger}${index}`)
      expect((await tryLogin('admin', adminPassword, `${stranger}abcd`)).statusCode).toBe(429)
      expect((await tryLogin('admin', adminPassword, '10.3.3.3')).statusCode).toBe(200)
      // The log-in does not reset the stranger's attempts.
      for (let index = 0; index < 3; index += 1) await tryLogin('admin', 'wrong', `10.4.${index}.1`)
      expect((await tryLogin('admin', adminPassword, '10.5.5.5')).statusCode).toBe(429)
    })

    describe('while strangers fill the password queue', () => {
      it('are not counted if the password was never checked', async () => {
        await forgetAttempts()
        const answer = await whileQueueIsFull('stranger', () => tryLogin('admin', adminPassword, '10.20.1.1'))
        expect(answer.statusCode).toBe(503)
        expect(await server.database.rows(sql`SELECT FROM login_attempt`)).toHaveLength(0)
      })

      it('succeed on a device where the account has logged in before', async () => {
        await forgetAttempts()
        const first = await tryLogin('admin', adminPassword, '10.20.2.2')
        const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
        const answer = await whileQueueIsFull('stranger', () =>
          tryLogin('admin', adminPassword, '10.20.3.3', { cookie }),
        )
        expect(answer.statusCode).toBe(200)
      })
    })

    it('at log-in do not keep a logged-in owner from changing the password, which has its own limit', async () => {
      await forgetAttempts()
      const token = await server.logIn()
      await Promise.all(Array.from({ length: 9 }, (_, index) => tryLogin('admin', 'x', `10.6.${index}.1`)))
      const change = (old_password: string) =>
        server.app.inject({
          method: 'PUT',
          url: '/api/v1/current/password',
          payload: { old_password, password: adminPassword, confirm_password: adminPassword },
          headers: { authorization: `Bearer ${token}` },
        })
      expect((await change(adminPassword)).json()).toMatchObject({ error: { id: 'PASSWORD_REUSED' } })
      for (let index = 0; index < 5; index += 1) await change('wrong')
      expect((await change(adminPassword)).json()).toMatchObject({ error: { id: 'LOGIN_LIMITED' } })
    })

    describe('on a device where the account has logged in before', () => {
      const deviceOf = async (cookie = '') => {
        await forgetAttempts()
        const answer = await tryLogin('admin', adminPassword, '10.7.7.7', { cookie })
        return String(answer.headers['set-cookie'])
      }
      const useUpEverywhere = () =>
        Promise.all(Array.from({ length: 9 }, (_, index) => tryLogin('admin', 'x', `10.8.${index}.1`)))

      it('succeed from any address while strangers use up all other attempts', async () => {
        const cookie = (await deviceOf()).split(';')[0] ?? ''
        await useUpEverywhere()
        expect((await tryLogin('admin', adminPassword, '10.9.9.9')).statusCode).toBe(429)
        expect((await tryLogin('admin', adminPassword, '10.9.9.9', { cookie })).statusCode).toBe(200)
      })

      it('have a limit of their own', async () => {
        const cookie = (await deviceOf()).split(';')[0] ?? ''
        const tries = Array.from({ length: 6 }, (_, index) =>
          tryLogin('admin', 'x', `10.10.${index}.1`, { cookie }),
        )
        for (const answer of await Promise.all(tries)) expect(answer.statusCode).toBe(400)
        expect((await tryLogin('admin', adminPassword, '10.11.1.1', { cookie })).statusCode).toBe(429)
        expect((await tryLogin('admin', adminPassword, '10.11.1.1')).statusCode).toBe(200)
      })

      it('are recognised over TLS by a __Host- cookie, which no other host can set', async () => {
        await forgetAttempts()
        server.config.login.perAddress = 1000
        const { trustProxy: _, ...config } = server.config
        const app = await buildApp({
          ...server,
          config: { ...config, trustProxy: ['loopback'] },
          catalog: serverCatalog(server.config),
        })
        const headers = { 'x-forwarded-proto': 'https' }
        const payload = { username: 'admin', password: adminPassword, ...(await server.solvedCaptcha()) }
        const answer = await app.inject({ method: 'POST', url: '/api/v1/login', payload, headers })
        expect(String(answer.headers['set-cookie'])).toMatch(
          /^__Host-fenxiao_device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
        )
        await app.close()
      })

      it('are recognised by an HttpOnly, SameSite cookie that cannot be forged or used for another account', async () => {
        await server.database.run(sql`INSERT INTO "user" (id, username, name, status, password)
          SELECT gen_random_uuid(), 'other', name, status, password FROM "user" WHERE username = 'admin'`)
        const ofOther = await tryLogin('other', adminPassword, '10.7.7.7')
        const [, other = ''] = /=([\w.-]+);/.exec(String(ofOther.headers['set-cookie'])) ?? []
        expect(ofOther.statusCode).toBe(200)
        const cookie = await deviceOf()
        expect(cookie).toMatch(
          /^fenxiao_device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
        )
        const [, id = '', signature = ''] = /=([\w-]+)\.([\w-]+);/.exec(cookie) ?? []
        await useUpEverywhere()
        const forged = [
          other,
          `${id}.${other.split('.')[1]}`,
          `${id}.${'A'.repeat(43)}`,
          `${'A'.repeat(22)}.${signature}`,
          id,
          '%',
          `${id}.${signature}`.repeat(100),
        ]
        for (const value of forged) {
          const answer = await tryLogin('admin', adminPassword, '10.9.9.9', {
            cookie: `fenxiao_device=${value}`,
          })
          expect(answer.statusCode).toBe(429)
        }
      })
    })

    it('are limited per address, and for IPv6 per network', async () => {
      await forgetAttempts()
      server.config.login.perAddress = 2
      await tryLogin('one', 'x', '2001:db8::1')
      await tryLogin('two', 'x', '2001:db8:0:0:1::2')
      expect((await tryLogin('three', 'x', '2001:db8::3')).statusCode).toBe(429)
      expect((await tryLogin('three', 'x', '2001:db8:1::3')).statusCode).toBe(400)
      server.config.login.perAddress = 1000
    })
  })

  describe('a session', () => {
    it('is required, and a missing one is reported differently from an ended one', async () => {
      expect((await get('/goods')).json()).toMatchObject({ error: { id: 'SESSION_MISSING', code: 401 } })
      expect((await get('/goods', 'Bearer nonsense')).json()).toMatchObject({
        error: { id: 'SESSION_ENDED' },
      })
    })

    it('ends after some time without a call unless it is a remembered one, and no renewal prolongs it', async () => {
      await forgetAttempts()
      const { database } = server
      const start = async (remember: boolean) => {
        const payload = {
          username: 'admin',
          password: adminPassword,
          remember,
          ...(await server.solvedCaptcha()),
        }
        const answer = await server.app.inject({ method: 'POST', url: '/api/v1/login', payload })
        return answer.json<{ data: { access_token: string; expires_at: string } }>().data
      }
      const [short, long] = [await start(false), await start(true)]
      await database.run(sql`UPDATE session SET last_used_at = now() - interval '481 minutes'`)
      expect((await get('/current/user', short.access_token)).json()).toMatchObject({
        error: { id: 'SESSION_ENDED' },
      })
      expect((await get('/current/user', long.access_token)).statusCode).toBe(200)
      const renewed = await post('/current/refresh-token', undefined, long.access_token)
      expect(renewed.json<{ data: { expires_at: string } }>().data.expires_at).toBe(long.expires_at)
    })

    it('gets answers that no cache may store', async () => {
      await forgetAttempts()
      const token = await server.logIn()
      for (const url of ['/goods', '/current/menus', '/users/options'])
        expect([url, (await get(url, token)).headers['cache-control']]).toEqual([url, 'no-store'])
    })

    it('ends at logout [S4.01]', async () => {
      const token = await server.logIn()
      expect((await post('/current/logout', undefined, token)).statusCode).toBe(200)
      expect((await get('/current/user', token)).statusCode).toBe(401)
    })

    it('is renewed with a new token, and the old token stops working [S7.05]', async () => {
      const token = await server.logIn()
      const renewed = await post('/current/refresh-token', undefined, token)
      const next = renewed.json<{ data: { access_token: string } }>().data.access_token
      expect((await get('/current/user', token)).statusCode).toBe(401)
      expect((await get('/current/user', next)).statusCode).toBe(200)
    })

    it('is renewed only once by several simultaneous calls', async () => {
      const token = await server.logIn()
      const asked = Array.from({ length: 5 }, () => post('/current/refresh-token', undefined, token))
      const answers = await Promise.all(asked)
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)
      expect(statuses).toEqual([200, 401, 401, 401, 401])
      const renewed = answers.find(({ statusCode }) => statusCode === 200)
      const next = renewed?.json<{ data: { access_token: string } }>().data.access_token ?? ''
      expect((await get('/current/user', next)).statusCode).toBe(200)
    })

    it('is removed some time after its end, together with old captchas and attempts', async () => {
      const { database } = server
      await server.logIn()
      await server.solvedCaptcha()
      await tryLogin('someone', 'x')
      await database.run(sql`UPDATE session SET expires_at = now() - interval '1 second'`)
      await database.run(sql`UPDATE captcha SET expires_at = now() - interval '1 second'`)
      await database.run(sql`UPDATE login_attempt SET at = now() - interval '2 days'`)
      expect(await removeExpired(database)).toBeGreaterThan(0)
      for (const rows of [
        sql`SELECT 1 FROM session`,
        sql`SELECT 1 FROM captcha`,
        sql`SELECT 1 FROM login_attempt`,
      ]) {
        expect(await database.rows(rows)).toEqual([])
      }
    })

    it('ends when it expires, and when its user is frozen or deleted [S4.11]', async () => {
      const token = await server.logIn()
      const { database } = server
      await database.run(sql`UPDATE "user" SET status = 'freezed' WHERE username = 'admin'`)
      expect((await get('/current/user', token)).statusCode).toBe(401)
      expect((await tryLogin('admin', adminPassword)).json()).toMatchObject({
        error: { id: 'LOGIN_REFUSED' },
      })
      await database.run(
        sql`UPDATE "user" SET status = 'activated', deleted_at = now() WHERE username = 'admin'`,
      )
      expect((await get('/current/user', token)).statusCode).toBe(401)
      await database.run(sql`UPDATE "user" SET deleted_at = NULL WHERE username = 'admin'`)
      await database.run(sql`UPDATE session SET expires_at = now() - interval '1 second'`)
      expect((await get('/current/user', token)).statusCode).toBe(401)
    })
  })
})

import { AsyncResource } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { jsTickets } from '#server/business/weChat/api/jsTickets.ts'
import { sql } from '#server/database/sql.ts'
import { SecretBox } from '#server/secrets/SecretBox.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'
import { startStandIn } from './standIn.ts'
import type { StandIn } from './standIn.ts'
import { merchant } from './weChatPay.ts'

eachDatabase('WeChat', (databases) => {
  let server: TestServer
  let weChat: StandIn
  let token: string
  const codes = new Map<string, string>()
  const { mp_appid: appId, mp_app_secret: secret } = merchant

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    as = token,
  ) =>
    server.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { ...(as !== '' && { authorization: `Bearer ${as}` }) },
      ...(payload && { payload }),
    })
  const newCode = (openId: string) => {
    const code = `code-${codes.size}-${Math.random()}`
    codes.set(code, openId)
    return code
  }
  const bind = (openId: string, password: string, as = token) =>
    call('PUT', '/current/weChat', { code: newCode(openId), password }, as)
  const logIn = (code: string) => call('POST', '/mp/login', { code }, '')
  const sign = (url: string) => call('GET', `/mp/sign?url=${encodeURIComponent(url)}`, undefined, '')

  beforeAll(async () => {
    weChat = await startStandIn({ appId, secret, codes })
    server = await startTestServer(databases, { WECHAT_API: weChat.base, LOGIN_PER_ACCOUNT: '1000' })
    token = await server.logIn()
  })
  afterAll(() => weChat.close())

  it('has a stranger’s log-in counted as a hundred other calls, since each one asks WeChat', async () => {
    const config = { ...server.config, requests: { perUser: 3, perAddress: 201 } }
    const app = await buildApp({ ...server, config, catalog: serverCatalog(config) })
    const from = { remoteAddress: '10.0.0.3' }
    const statuses: number[] = []
    for (const code of ['a', 'b', 'c']) {
      const answer = await app.inject({ ...from, method: 'POST', url: '/api/v1/mp/login', payload: { code } })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([409, 409, 429])
    await app.close()
  })

  it('refuses log-ins and signatures while it is not set up, and names what is missing [S7.08]', async () => {
    for (const answer of [await logIn('x'), await sign('https://a.example')]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { error: { id: 'WECHAT_UNCONFIGURED', detail: expect.stringContaining('mp_appid') } },
      ])
    }
    expect((await call('GET', '/current/weChat')).json()).toMatchObject({
      data: { app_id: null, bound_at: null },
    })
  })

  it('is offered for log-in only once both the id and the secret of the app are entered [S7.08]', async () => {
    const offers = async () => (await call('GET', '/login/offers', undefined, '')).json<unknown>()
    for (const [config, we_chat] of [
      [{}, false],
      [{ mp_appid: appId }, false],
      [{ mp_appid: appId, mp_app_secret: secret }, true],
    ] as const) {
      expect((await call('PUT', '/weChat/config', config)).statusCode).toBe(200)
      expect(await offers()).toMatchObject({ data: { we_chat } })
    }
  })

  describe('as a way to log in', () => {
    it('lets in those who bound their account, and tells others that none is bound [S7.08]', async () => {
      expect((await logIn(newCode('ann'))).json()).toMatchObject({ error: { id: 'WECHAT_UNBOUND' } })
      const bound = await bind('ann', adminPassword)
      expect(bound.json()).toMatchObject({ data: { app_id: appId, bound_at: expect.any(String) } })
      const answer = await logIn(newCode('ann'))
      const ticket = answer.json<{ data: { access_token: string } }>().data.access_token
      expect((await call('GET', '/current/user', undefined, ticket)).json()).toMatchObject({
        data: { username: 'admin' },
      })
    })

    it('can be bound only with the password, so that a stolen session does not last for ever', async () => {
      const wrong = await bind('thief', 'not the password')
      expect([wrong.statusCode, wrong.json()]).toMatchObject([
        400,
        { error: { id: 'OWN_PASSWORD_WRONG', fields: [{ path: '/password' }] } },
      ])
      const none = await call('PUT', '/current/weChat', { code: newCode('thief') })
      expect([none.statusCode, none.json()]).toMatchObject([400, { error: { id: 'INPUT_INVALID' } }])
      expect((await logIn(newCode('thief'))).json()).toMatchObject({ error: { id: 'WECHAT_UNBOUND' } })
      // A mistyped password does not consume the code.
      const code = newCode('ann')
      expect((await call('PUT', '/current/weChat', { code, password: 'mistyped' })).statusCode).toBe(400)
      expect((await call('PUT', '/current/weChat', { code, password: adminPassword })).statusCode).toBe(200)
    })

    it('asks for the second factor of users who have one', async () => {
      await server.database.run(sql`INSERT INTO second_factor (user_id, secret, confirmed_at)
        SELECT id, 'sealed', now() FROM "user" WHERE username = 'admin'`)
      const answer = await logIn(newCode('ann'))
      expect(answer.json()).toMatchObject({ data: { second_factor: true, challenge: expect.any(String) } })
      expect(answer.body).not.toContain('access_token')
      await server.database.run(sql`DELETE FROM second_factor`)
    })

    it('accepts a code only once', async () => {
      const code = newCode('ann')
      expect((await logIn(code)).statusCode).toBe(200)
      expect((await logIn(code)).json()).toMatchObject({ error: { id: 'WECHAT_REFUSED' } })
    })

    it('is bound to one user at a time, and to nobody once it is unbound', async () => {
      const role = await server.database.row<{ id: string }>(sql`SELECT id FROM "role" LIMIT 1`)
      const other = { username: 'other', name: 'other', status: 'activated', roles: [{ role_id: role?.id }] }
      await call('POST', '/users', { ...other, password: 'a password of their own' })
      const theirs = await server.logIn('other', 'a password of their own')
      const taken = await bind('ann', 'a password of their own', theirs)
      expect([taken.statusCode, taken.json()]).toMatchObject([
        409,
        {
          error: {
            id: 'VALUE_TAKEN',
            fields: [{ path: '/code', code: 'VALUE_TAKEN', message: '该值已被使用' }],
          },
        },
      ])
      expect((await call('DELETE', '/current/weChat')).json()).toMatchObject({ data: { bound_at: null } })
      expect((await logIn(newCode('ann'))).json()).toMatchObject({ error: { id: 'WECHAT_UNBOUND' } })
      expect((await bind('ann', 'a password of their own', theirs)).statusCode).toBe(200)
    })

    it('is unbound when the password changes, as sessions end, and is then free for another user', async () => {
      const role = await server.database.row<{ id: string }>(sql`SELECT id FROM "role" LIMIT 1`)
      const third = { username: 'third', name: 'third', status: 'activated', roles: [{ role_id: role?.id }] }
      const made = await call('POST', '/users', { ...third, password: 'a password of their own' })
      const { id } = made.json<{ data: { id: string } }>().data
      const stolen = await server.logIn('third', 'a password of their own')
      await bind('thief', 'a password of their own', stolen)
      expect((await logIn(newCode('thief'))).statusCode).toBe(200)
      await call('PATCH', `/users/${id}/reset-pwd`, { password: 'another one that is given' })
      expect((await logIn(newCode('thief'))).json()).toMatchObject({ error: { id: 'WECHAT_UNBOUND' } })
      const theirs = await server.logIn('third', 'another one that is given')
      const change = { password: 'chosen by its owner', confirm_password: 'chosen by its owner' }
      await call('PUT', '/current/password', { ...change, old_password: 'another one that is given' }, theirs)
      const binding = await call('GET', '/current/weChat', undefined, theirs)
      expect(binding.json()).toMatchObject({ data: { bound_at: null } })
      expect((await bind('thief', adminPassword)).statusCode).toBe(200)
      expect((await bind('owner', 'chosen by its owner', theirs)).statusCode).toBe(200)
      expect((await logIn(newCode('owner'))).statusCode).toBe(200)
    })

    it('refuses a frozen user', async () => {
      await server.database.run(sql`UPDATE "user" SET status = 'freezed' WHERE username = 'other'`)
      expect((await logIn(newCode('ann'))).json()).toMatchObject({ error: { id: 'WECHAT_UNBOUND' } })
    })
  })

  describe('signing a page', () => {
    it('returns the signature that WeChat computes for the address without its fragment [S7.08]', async () => {
      const answer = await sign('https://shop.example/page?a=1#/order')
      const { data } = answer.json<{ data: Record<string, string> }>()
      const text = `jsapi_ticket=TICKET&noncestr=${data['nonceStr']}&timestamp=${data['timestamp']}&url=https://shop.example/page?a=1`
      expect(data).toMatchObject({ appId, signature: createHash('sha1').update(text).digest('hex') })
      expect((await sign('javascript:alert(1)')).statusCode).toBe(400)
    })

    it('asks WeChat once for all who sign at the same time, and again when the ticket ends soon', async () => {
      await server.database.run(sql`DELETE FROM we_chat_ticket`)
      weChat.asked.length = 0
      const answers = await Promise.all(Array.from({ length: 8 }, () => sign('https://shop.example/')))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
      expect(weChat.asked).toEqual(['/cgi-bin/token', '/cgi-bin/ticket/getticket'])
      await server.database.run(sql`UPDATE we_chat_ticket SET expires_at = now() + interval '4 minutes'`)
      await sign('https://shop.example/')
      expect(weChat.asked).toHaveLength(4)
    })

    it('stores the ticket encrypted', async () => {
      const kept = await server.database.row<{ ticket: string }>(sql`SELECT ticket FROM we_chat_ticket`)
      expect(kept?.ticket).toMatch(/^v1\./)
    })

    it.each(['down', 'broken'] as const)(
      'is refused while WeChat is %s, without asking it again at once',
      async (next) => {
        await server.database.run(sql`DELETE FROM we_chat_ticket`)
        weChat.asked.length = 0
        weChat.next = next
        for (let count = 0; count < 5; count += 1) {
          const answer = await sign('https://shop.example/')
          expect([answer.statusCode, answer.json()]).toMatchObject([
            503,
            { error: { id: 'WECHAT_UNREACHABLE' } },
          ])
          expect(answer.body).not.toContain(secret)
        }
        expect(weChat.asked).toHaveLength(1)
        weChat.next = 'usual'
        await server.database.run(sql`UPDATE we_chat_ticket SET paused_until = now()`)
        expect((await sign('https://shop.example/')).statusCode).toBe(200)
      },
    )

    it('does not block the database while WeChat does not answer', async () => {
      await server.database.run(sql`DELETE FROM we_chat_ticket`)
      weChat.asked.length = 0
      weChat.next = 'silent'
      // More calls than there are connections.
      const signing = Promise.all(Array.from({ length: 12 }, () => sign('https://shop.example/')))
      await expect.poll(() => weChat.asked).toHaveLength(1)
      const goods = call('GET', '/goods')
      expect(await Promise.race([goods, signing])).toMatchObject({ statusCode: 200 })
      for (const answer of await signing)
        expect(answer.json()).toMatchObject({ error: { id: 'WECHAT_UNREACHABLE' } })
      expect(weChat.asked).toHaveLength(1)
      weChat.next = 'usual'
    }, 20_000)

    it('asks WeChat once for all processes, and again for another app', async () => {
      const { database, config } = server
      const processes = [1, 2].map(() => jsTickets({ database, config, catalog: serverCatalog(config) }))
      await database.run(sql`DELETE FROM we_chat_ticket`)
      weChat.asked.length = 0
      const tickets = await Promise.all(processes.map((ticket) => ticket()))
      expect(tickets).toEqual([
        { appId, ticket: 'TICKET' },
        { appId, ticket: 'TICKET' },
      ])
      expect(weChat.asked).toHaveLength(2)
      await database.run(sql`UPDATE we_chat_ticket SET app_id = 'another'`)
      expect((await sign('https://shop.example/')).statusCode).toBe(200)
      expect(weChat.asked).toHaveLength(4)
    })

    it.runIf(databases.kind === 'postgres')(
      'asks nobody if another process has renewed the ticket in the meantime',
      async () => {
        const { database, config } = server
        // Behaves like another process, which knows nothing of the transaction below.
        const ticket = AsyncResource.bind(jsTickets({ database, config, catalog: serverCatalog(config) }))
        const isAwaited = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`
        const renewed = new SecretBox(...config.secretKeys).seal('RENEWED', 'we_chat_ticket.ticket')
        await database.run(sql`UPDATE we_chat_ticket SET expires_at = now()`)
        weChat.asked.length = 0
        const asking = await database.transaction(async (tx) => {
          await tx.run(
            sql`UPDATE we_chat_ticket SET ticket = ${renewed}, expires_at = now() + interval '1 hour'`,
          )
          const asked = ticket()
          await expect.poll(() => tx.rows(isAwaited)).toHaveLength(1)
          return { asked }
        })
        expect(await asking.asked).toEqual({ appId, ticket: 'RENEWED' })
        expect(weChat.asked).toEqual([])
      },
    )

    it('reports WeChat’s own error code when the secret is wrong', async () => {
      await server.database.run(sql`DELETE FROM we_chat_ticket`)
      await call('PUT', '/weChat/config', { mp_app_secret: 'wrong' })
      const answer = await sign('https://shop.example/')
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { error: { id: 'WECHAT_REFUSED', detail: expect.stringContaining('40125') } },
      ])
    })
  })
})

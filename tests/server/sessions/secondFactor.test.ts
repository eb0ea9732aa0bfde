import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { rehashPassword, hashPassword } from '#server/sessions/passwords/password.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

eachDatabase('a second factor', (databases) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(databases, { LOGIN_PER_ACCOUNT: '6', LOGIN_PER_ADDRESS: '1000' })
  })
  beforeEach(async () => {
    await server.database
      .run(sql`DELETE FROM second_factor; DELETE FROM recovery_code; DELETE FROM login_attempt;
      UPDATE "role" SET second_factor = false`)
  })

  const call = (method: Method, url: string, { token = '', body }: { token?: string; body?: object } = {}) =>
    server.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    })
  const firstStep = async (password = adminPassword) => {
    const body = { username: 'admin', password, ...(await server.solvedCaptcha()) }
    const { data } = (await call('POST', '/login', { body })).json<{ data: Record<string, string> }>()
    return data
  }
  /**
   * The code of the half minute that is this many steps away from now. The next code is still valid if its half minute
   * begins before it arrives; the last one would not be.
   */
  const codeOf = (secret: string, stepsAway = 1) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAway * 30_000 })
  const enrolled = async () => {
    const token = await server.logIn()
    const asked = await call('POST', '/current/second-factor', { token, body: { password: adminPassword } })
    const { secret } = asked.json<{ data: { secret: string } }>().data
    const confirmed = await call('PUT', '/current/second-factor', {
      token,
      body: { code: codeOf(secret, 0) },
    })
    const codes = confirmed.json<{ data: { recovery_codes: string[] } }>().data.recovery_codes
    return { token, secret, codes }
  }
  const secondStep = async (code: string, challenge?: string) => {
    const body = { code, challenge: challenge ?? (await firstStep())['challenge'] }
    return call('POST', '/login/second-factor', { body })
  }
  const idOf = (answer: { json: () => unknown }) => answer.json()
  const refusal = (id: string) => ({ success: false, error: { id } })

  it('is asked for at log-in only after a first code has confirmed it, which ends the other sessions [S7.05]', async () => {
    expect(Object.keys(await firstStep())).toEqual(
      expect.arrayContaining(['access_token', 'token_type', 'expires_at']),
    )
    const stranger = await server.logIn()
    const { token, secret } = await enrolled()
    const first = await firstStep()
    expect(Object.keys(first).toSorted()).toEqual(['challenge', 'second_factor'])
    const answer = await secondStep(codeOf(secret), first['challenge'])
    const { data } = answer.json<{ data: Record<string, string> }>()
    expect(data).toMatchObject({ token_type: 'Bearer', must_change_password: false })
    expect((await call('GET', '/current/user', { token: data['access_token'] ?? '' })).statusCode).toBe(200)
    // Sessions that began without a second step end when it is set up, except the one that set it up.
    expect((await call('GET', '/current/user', { token: stranger })).statusCode).toBe(401)
    expect((await call('GET', '/current/user', { token })).statusCode).toBe(200)
  })

  it('accepts no code twice, not even in two simultaneous log-ins, and no code of another time', async () => {
    const { secret } = await enrolled()
    const code = codeOf(secret)
    const { challenge } = await firstStep()
    const answers = await Promise.all([secondStep(code, challenge), secondStep(code, challenge)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 400,
    ])
    for (const wrong of [code, codeOf(secret, 0), codeOf(secret, 20), 'abcdef', '0'.repeat(40)])
      expect(idOf(await secondStep(wrong, challenge))).toMatchObject(refusal('SECOND_FACTOR_WRONG'))
  })

  it('locks nobody out when the clock is set back by a day, and still accepts no code twice', async () => {
    const { secret } = await enrolled()
    await server.database.run(sql`UPDATE second_factor SET last_step = last_step + 2880`)
    const code = codeOf(secret)
    expect((await secondStep(code)).statusCode).toBe(200)
    expect(idOf(await secondStep(code))).toMatchObject(refusal('SECOND_FACTOR_WRONG'))
  })

  it('accepts a challenge on a process whose clock is half a minute behind, but not after six minutes', async () => {
    const { codes } = await enrolled()
    const [code = ''] = codes
    const { challenge } = await firstStep()
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(start + 6 * 60_000)
      expect(idOf(await secondStep(code, challenge))).toMatchObject(refusal('CHALLENGE_ENDED'))
      vi.setSystemTime(start - 30_000)
      expect((await secondStep(code, challenge)).statusCode).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  it('accepts a challenge from before the password was hashed at a higher cost, but not from before it was changed', async () => {
    const { secret } = await enrolled()
    const stored = sql`SELECT password FROM "user" WHERE username = 'admin'`
    const { password = '' } = (await server.database.row<{ password: string }>(stored)) ?? {}
    const store = (hash: string) =>
      server.database.run(sql`UPDATE "user" SET password = ${hash} WHERE username = 'admin'`)
    const { challenge } = await firstStep()
    await store(await hashPassword(adminPassword, { cost: 10 }))
    expect(idOf(await secondStep(codeOf(secret), challenge))).toMatchObject(refusal('CHALLENGE_ENDED'))
    await store(await rehashPassword(adminPassword, password, { cost: 11 }))
    expect((await secondStep(codeOf(secret), challenge)).statusCode).toBe(200)
    await store(password)
  })

  it('can be replaced by each recovery code once', async () => {
    const { codes } = await enrolled()
    expect(new Set(codes).size).toBe(10)
    const [code = ''] = codes
    expect((await secondStep(code.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200)
    expect(idOf(await secondStep(code))).toMatchObject(refusal('SECOND_FACTOR_WRONG'))
    const stored = await server.database.rows<{ hash: Buffer }>(sql`SELECT hash FROM recovery_code`)
    expect(stored).toHaveLength(9)
    const { secret } =
      (await server.database.row<{ secret: string }>(sql`SELECT secret FROM second_factor`)) ?? {}
    expect(secret).toMatch(/^v1\./)
  })

  it('has limited guesses, also across repeated log-ins, and the audit log names whose they were', async () => {
    const { secret } = await enrolled()
    for (let guess = 0; guess < 6; guess++) await secondStep('000000')
    const limited = await secondStep(codeOf(secret))
    expect(limited.statusCode).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    const lines = await server.database.rows(sql`SELECT subject, detail ->> 'code' AS code FROM audit
      WHERE action = 'loginFailed' AND detail ->> 'code' IN ('SECOND_FACTOR_WRONG', 'LOGIN_LIMITED') ORDER BY created_at DESC LIMIT 2`)
    expect(lines).toEqual([
      { subject: 'admin', code: 'LOGIN_LIMITED' },
      { subject: 'admin', code: 'SECOND_FACTOR_WRONG' },
    ])
  })

  it('refuses a challenge that is altered, made up or from before a change of the password', async () => {
    const { secret } = await enrolled()
    const { challenge = '' } = await firstStep()
    const changed = `${challenge.slice(0, -4)}AAAA`
    expect(idOf(await secondStep(codeOf(secret), changed))).toMatchObject(refusal('CHALLENGE_ENDED'))
    expect(idOf(await secondStep(codeOf(secret), 'x'))).toMatchObject(refusal('CHALLENGE_ENDED'))
    await server.database.run(sql`UPDATE "user" SET password = password || ' ' WHERE username = 'admin'`)
    expect(idOf(await secondStep(codeOf(secret), challenge))).toMatchObject(refusal('CHALLENGE_ENDED'))
    await server.database.run(sql`UPDATE "user" SET password = trim(password) WHERE username = 'admin'`)
  })

  it('that a role requires must be set up before anything but one’s own account opens', async () => {
    const token = await server.logIn()
    await server.database.run(sql`UPDATE "role" SET second_factor = true`)
    await expect
      .poll(async () => (await call('GET', '/users', { token })).json())
      .toMatchObject(refusal('SECOND_FACTOR_REQUIRED'))
    const user = await call('GET', '/current/user', { token })
    expect(user.json()).toMatchObject({ data: { must_set_second_factor: true } })
    const { token: prepared } = await enrolled()
    expect((await call('GET', '/users', { token: prepared })).statusCode).toBe(200)
    const security = await call('GET', '/current/second-factor', { token: prepared })
    expect(security.json()).toMatchObject({
      data: {
        demanded: true,
        recovery_codes: 10,
        enabled_at: expect.any(String),
        password_set_at: expect.any(String),
      },
    })
  })

  it('gets new recovery codes for password and code, and the former ones stop working', async () => {
    const { token, secret, codes } = await enrolled()
    const [former = '', other = ''] = codes
    const renew = (body: object) =>
      call('POST', '/current/second-factor/recovery-codes', {
        token,
        body: { password: adminPassword, ...body },
      })
    expect(idOf(await renew({ password: 'wrong', code: former }))).toMatchObject(
      refusal('OWN_PASSWORD_WRONG'),
    )
    expect(idOf(await renew({ code: '000000' }))).toMatchObject(refusal('SECOND_FACTOR_WRONG'))
    const answer = await renew({ code: former })
    const { recovery_codes: fresh } = answer.json<{ data: { recovery_codes: string[] } }>().data
    expect(fresh).toHaveLength(10)
    expect(new Set([...fresh, ...codes]).size).toBe(20)
    const removal = (code: string) =>
      call('POST', '/current/second-factor/removal', { token, body: { password: adminPassword, code } })
    expect(idOf(await removal(other))).toMatchObject(refusal('SECOND_FACTOR_WRONG'))
    expect((await removal(codeOf(secret))).statusCode).toBe(200)
  })

  it('is still asked for after its owner is deleted and restored', async () => {
    const { token } = await enrolled()
    const password = 'Kept-Factor-7731'
    const role = await server.database.row<{ role_id: string }>(sql`SELECT id AS role_id FROM "role" LIMIT 1`)
    const made = { username: 'returning', name: 'returning', password, roles: [role] }
    const { id } = (await call('POST', '/users', { token, body: made })).json<{ data: { id: string } }>().data
    await server.database.run(
      sql`INSERT INTO second_factor (user_id, secret, confirmed_at) VALUES (${id}, 'sealed', now())`,
    )
    expect((await call('DELETE', `/users/${id}`, { token })).statusCode).toBe(200)
    const these = encodeURIComponent(JSON.stringify({ id: [id] }))
    const restored = await call('POST', `/users/deleted/restore?filter=${these}`, { token })
    expect(restored.statusCode).toBe(200)
    const body = { username: 'returning', password, ...(await server.solvedCaptcha()) }
    expect((await call('POST', '/login', { body })).json()).toMatchObject({ data: { second_factor: true } })
  })

  it('can be turned off by its owner with password and code, and by those who may reset it', async () => {
    const { token, secret, codes } = await enrolled()
    const [code = ''] = codes
    const removal = (body: object) => call('POST', '/current/second-factor/removal', { token, body })
    expect(idOf(await removal({ password: 'wrong', code }))).toMatchObject(refusal('OWN_PASSWORD_WRONG'))
    expect(idOf(await removal({ password: adminPassword, code: '000000' }))).toMatchObject(
      refusal('SECOND_FACTOR_WRONG'),
    )
    // A thief with the session cannot replace the authenticator.
    const replaced = await call('POST', '/current/second-factor', {
      token,
      body: { password: adminPassword },
    })
    expect(idOf(replaced)).toMatchObject(refusal('SECOND_FACTOR_SET'))
    expect((await removal({ password: adminPassword, code: codeOf(secret) })).statusCode).toBe(200)
    expect(await firstStep()).toHaveProperty('access_token')

    const again = await enrolled()
    const { id } = (await call('GET', '/current/user', { token: again.token })).json<{
      data: { id: string }
    }>().data
    const reset = () => call('DELETE', `/users/${id}/second-factor`, { token: again.token })
    expect((await reset()).statusCode).toBe(200)
    expect(await firstStep()).toHaveProperty('access_token')
    expect((await reset()).statusCode).toBe(401)
    const [line] = await server.database.rows(
      sql`SELECT detail ->> 'call' AS call FROM audit WHERE record_id = ${id} ORDER BY created_at DESC LIMIT 1`,
    )
    expect(line).toEqual({ call: 'resetSecondFactor' })
  })
})

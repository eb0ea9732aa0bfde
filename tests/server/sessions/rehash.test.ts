import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { rehashPassword, hashPassword, isHashedBelow } from '#server/sessions/passwords/password.ts'
import { PasswordRehasher } from '#server/sessions/PasswordRehasher.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

interface Stored {
  password: string
  version: number
  updated_at: Date
}

const admin = sql`FROM "user" WHERE username = 'admin'`

eachDatabase('a password hashed before PASSWORD_COST was raised', (databases) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(databases, { PASSWORD_COST: '12', LOGIN_PER_ADDRESS: '1000' })
  })

  const stored = async (): Promise<Stored> => {
    const row = await server.database.row<Stored>(sql`SELECT password, version, updated_at ${admin}`)
    if (!row) throw new Error('no administrator')
    return row
  }
  const store = (hash: string) =>
    server.database.run(sql`UPDATE "user" SET password = ${hash} WHERE username = 'admin'`)
  const tryLogin = async (password = adminPassword) => {
    const payload = { username: 'admin', password, ...(await server.solvedCaptcha()) }
    return server.app.inject({ method: 'POST', url: '/api/v1/login', payload })
  }
  const isRaised = async () => !isHashedBelow(12, (await stored()).password)

  it('is hashed again at its owner’s next log-in, even with several at once, without a new version of the user', async () => {
    await store(await hashPassword(adminPassword, { cost: 10 }))
    const before = await stored()
    expect((await tryLogin('a wrong one')).statusCode).toBe(400)
    expect(await stored()).toEqual(before)
    const answers = await Promise.all([1, 2, 3].map(() => tryLogin()))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    while (!(await isRaised())) await sleep(5)
    const after = await stored()
    expect(after).toEqual({ ...before, password: after.password })
    expect((await tryLogin()).statusCode).toBe(200)
    expect((await stored()).password).toBe(after.password)
    expect([12, 11].filter((cost) => isHashedBelow(cost, after.password))).toEqual([])
  })

  it('still lets in a log-in that was being checked while another one hashed it again', async () => {
    // Checking this hash takes longer than storing the new one.
    const slow = await hashPassword(adminPassword, { cost: 16 })
    const again = await rehashPassword(adminPassword, slow, { cost: 13 })
    await store(slow)
    await server.database.run(sql`DELETE FROM login_attempt`)
    const answering = tryLogin()
    const isCounted = async () => (await server.database.rows(sql`SELECT FROM login_attempt`)).length > 0
    while (!(await isCounted())) await sleep(1)
    await store(again)
    expect((await answering).statusCode).toBe(200)
  })

  it('keeps its old hash if the server stops before its turn, which comes after all other hashing', async () => {
    const hash = await hashPassword(adminPassword, { cost: 10 })
    await store(hash)
    const { id } = (await server.database.row<{ id: string }>(sql`SELECT id ${admin}`)) ?? { id: '' }
    const rehasher = new PasswordRehasher(server, server.app.log)
    const others = Promise.all([14, 14, 14].map((cost) => hashPassword('of another', { cost })))
    rehasher.take(adminPassword, { id, password: hash })
    await rehasher.close()
    rehasher.take(adminPassword, { id, password: hash })
    await others
    expect((await stored()).password).toBe(hash)
  })
})

eachDatabase('a password hashed before PASSWORD_COST was lowered', (databases) => {
  it('takes as long to refuse as the password of a name that nobody has', async () => {
    const server = await startTestServer(databases, { PASSWORD_COST: '10' })
    const hash = await hashPassword(adminPassword, { cost: 14 })
    await server.database.run(sql`UPDATE "user" SET password = ${hash} WHERE username = 'admin'`)
    const refusal = async (username: string) => {
      const payload = { username, password: 'a wrong one', ...(await server.solvedCaptcha()) }
      const started = performance.now()
      const { statusCode } = await server.app.inject({ method: 'POST', url: '/api/v1/login', payload })
      expect(statusCode).toBe(400)
      return performance.now() - started
    }
    // The minimum of three, because other work on the machine only adds time.
    const leastOf = async (username: string) =>
      Math.min(await refusal(username), await refusal(username), await refusal(username))
    // A hash of the lower cost alone takes a sixteenth of the work.
    expect((await leastOf('nobody')) * 4).toBeGreaterThan(await leastOf('admin'))
    expect(await server.logIn()).toEqual(expect.any(String))
  })
})

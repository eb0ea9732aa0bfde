import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { serverCatalog } from '#server/app/serverCatalog.ts'
import { resetPassword } from '#server/sessions/changePassword.ts'
import { hashPassword } from '#server/sessions/passwords/password.ts'
import { endSessionsOf, findSessionUser, renewSession } from '#server/sessions/sessions.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

eachDatabase('sessions that begin while all sessions of the user are ended', (databases) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(databases)
  })

  it('are not created by a renewal that was still running [S6.04]', async () => {
    const { database } = server
    const token = await server.logIn()
    const user = await findSessionUser(database, token)
    if (!user) throw new Error('no session')
    let isRenewed = (): void => {}
    const renewed = new Promise<void>((resolve) => {
      isRenewed = resolve
    })
    const renewing = database.transaction(async (tx) => {
      const ticket = await renewSession(tx, token)
      isRenewed()
      await sleep(200)
      return ticket
    })
    await renewed
    await database.transaction((tx) => endSessionsOf(tx, user.id))
    const ticket = await renewing
    expect(await findSessionUser(database, ticket?.token ?? '')).toBeUndefined()
  })

  it.each([
    ['a password that was changed', sql`UPDATE "user" SET password = 'another' WHERE username = 'admin'`],
    ['a user who was frozen', sql`UPDATE "user" SET status = 'freezed' WHERE username = 'admin'`],
  ])('are not created by a log-in with %s during the check', async (_, change) => {
    const { app, database } = server
    const before = await database.row<{ password: string }>(
      sql`SELECT password FROM "user" WHERE username = 'admin'`,
    )
    // Checking this hash takes longer than making the change.
    const slow = await hashPassword(adminPassword, { cost: 16 })
    await database.run(sql`UPDATE "user" SET password = ${slow} WHERE username = 'admin'`)
    const payload = { username: 'admin', password: adminPassword, ...(await server.solvedCaptcha()) }
    const answering = app.inject({ method: 'POST', url: '/api/v1/login', payload })
    const isCounted = async () => (await database.rows(sql`SELECT FROM login_attempt`)).length > 0
    while (!(await isCounted())) await sleep(1)
    await database.run(change)
    const { statusCode } = await answering
    const sessions = await database.rows(sql`SELECT FROM session`)
    await database.run(
      sql`UPDATE "user" SET password = ${before?.password ?? ''}, status = 'activated' WHERE username = 'admin'`,
    )
    expect({ statusCode, sessions: sessions.length }).toEqual({ statusCode: 400, sessions: 0 })
    await database.run(sql`DELETE FROM login_attempt`)
  })

  describe('a password reset while a stolen session is changing it', () => {
    const thiefs = 'the thief knows this one'
    const resets = 'given by the administrator'
    let victim: { id: string; username: string; password: string }

    const inject = (method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object, token: string) =>
      server.app.inject({
        method,
        url: `/api/v1${url}`,
        payload,
        headers: { authorization: `Bearer ${token}` },
      })

    const change = (token: string, password: string) =>
      inject(
        'PUT',
        '/current/password',
        { old_password: victim.password, password, confirm_password: password },
        token,
      )

    beforeAll(async () => {
      victim = { id: '', username: 'robbed', password: 'known to the thief too' }
      const { username, password } = victim
      const { database } = server
      const admin = await server.logIn()
      const role = await database.row<{ id: string }>(sql`SELECT id FROM "role" LIMIT 1`)
      const user = { username, password, name: 'R', status: 'activated', roles: [{ role_id: role?.id }] }
      const made = await inject('POST', '/users', user, admin)
      victim.id = made.json<{ data: { id: string } }>().data.id
    })

    it('remains the administrator’s, however often the thief tries at that moment', async () => {
      const { database } = server
      const admin = await server.logIn()
      const stolen = await server.logIn(victim.username, victim.password)
      const changing = Promise.all([1, 2, 3].map((round) => change(stolen, `${thiefs} ${round}`)))
      const isCounted = async () =>
        (await database.rows(sql`SELECT FROM login_attempt WHERE counted_by LIKE 'password account:%'`))
          .length > 0
      while (!(await isCounted())) await sleep(1)
      const reset = await inject('PATCH', `/users/${victim.id}/reset-pwd`, { password: resets }, admin)
      expect(reset.statusCode).toBe(200)
      await changing
      const sessions = await database.rows(sql`SELECT FROM session WHERE user_id = ${victim.id}`)
      expect(sessions).toHaveLength(0)
      expect(await server.logIn(victim.username, resets)).toBeDefined()
    })

    it('is refused if the session that asks for it has ended since the call arrived', async () => {
      const { database } = server
      const token = await server.logIn()
      const user = await findSessionUser(database, token)
      if (!user) throw new Error('no session')
      await database.run(sql`DELETE FROM session WHERE id = ${user.sessionId}`)
      const reset = { userId: victim.id, password: thiefs, call: { origin: () => ({}), isNoted: false } }
      const parts = { database, config: server.config, catalog: serverCatalog(server.config) }
      await expect(resetPassword(parts, user, reset)).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    })
  })
})

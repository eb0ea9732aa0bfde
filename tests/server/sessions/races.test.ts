import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { endSessionsOf, findSessionUser, renewSession } from '#server/sessions/sessions.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

const limits = { hours: 1, rememberDays: 1 }

eachDatabase('sessions that begin while all of a user’s are ended', (databases) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(databases)
  })

  it('do not come of a renewal that was under way [S6.04]', async () => {
    const { database } = server
    const user = await findSessionUser(database, await server.logIn())
    if (!user) throw new Error('no session')
    let isRenewed = (): void => {}
    const renewed = new Promise<void>((resolve) => {
      isRenewed = resolve
    })
    const renewing = database.transaction(async (tx) => {
      const ticket = await renewSession(tx, user, limits)
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
  ])('do not come of a log-in with %s while it was checked', async (_, change) => {
    const { app, database } = server
    const before = await database.row<{ password: string }>(
      sql`SELECT password FROM "user" WHERE username = 'admin'`,
    )
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
})

import { expect, it } from 'vitest'
import { eachDatabase } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import { whileQueueIsFull } from '#tests/support/whileQueueIsFull.ts'

// The hash for unknown names is kept for each cost, so each server has a cost of its own.
let cost = 10

eachDatabase('an unknown name', (databases) => {
  it('is refused like a wrong password once the server is no longer busy, however its first log-in ended', async () => {
    cost += 1
    const server = await startTestServer(databases, { PASSWORD_COST: String(cost) })
    const tryLogin = async () => {
      const payload = { username: 'nobody', password: 'a guess', ...(await server.solvedCaptcha()) }
      return server.app.inject({ method: 'POST', url: '/api/v1/login', payload })
    }
    const busy = await whileQueueIsFull('known', tryLogin)
    expect([busy.statusCode, busy.json()]).toMatchObject([503, { error: { id: 'PASSWORDS_BUSY' } }])
    const refused = await tryLogin()
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { error: { id: 'LOGIN_REFUSED' } }])
  })
})

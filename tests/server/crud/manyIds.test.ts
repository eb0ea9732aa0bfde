import { beforeAll, describe, expect, it } from 'vitest'
import { v7 as newId } from 'uuid'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'

describe('a list by ids, over a socket', () => {
  const databases = testDatabases('embedded')
  let statusOf: (count: number) => Promise<number>

  beforeAll(async () => {
    const server = await startTestServer(databases)
    const headers = { authorization: `Bearer ${await server.logIn()}` }
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
    statusOf = async (count) => {
      const filter = JSON.stringify({ id: Array.from({ length: count }, () => newId()) })
      const answer = await fetch(`${address}/api/v1/goods?${new URLSearchParams({ filter }).toString()}`, {
        headers,
      })
      return answer.status
    }
  })

  it('takes 500 ids and refuses 501 [S7.03]', async () => {
    expect(await statusOf(500)).toBe(200)
    expect(await statusOf(501)).toBe(400)
  })
})

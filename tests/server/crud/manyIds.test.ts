import { beforeAll, describe, expect, it } from 'vitest'
import { v7 as newId } from 'uuid'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'

describe('a call for many ids', () => {
  const databases = testDatabases('embedded')
  let statusOf: (count: number) => Promise<number>
  let refusalOf: (method: 'PUT' | 'DELETE', count: number) => Promise<unknown>

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
    refusalOf = async (method, count) => {
      const filter = encodeURIComponent(JSON.stringify({ id: Array.from({ length: count }, () => newId()) }))
      const answer = await server.app.inject({
        method,
        url: `/api/v1/goods?filter=${filter}`,
        headers: { ...headers, 'accept-language': 'zh' },
        ...(method === 'PUT' && { payload: { sequence: 5 } }),
      })
      return answer.json<{ msg: string }>().msg
    }
  })

  it('accepts 500 ids and refuses 501 [S7.03]', async () => {
    expect(await statusOf(500)).toBe(200)
    expect(await statusOf(501)).toBe(400)
  })

  it.each(['PUT', 'DELETE'] as const)(
    'is refused as a %s of more than 500 records, with the advice to select fewer [S7.03]',
    async (method) => {
      expect(await refusalOf(method, 501)).toBe('一次最多处理 500 条记录，请减少所选的记录，分几次进行')
      expect(await refusalOf(method, 500)).not.toContain('500')
    },
  )
})

import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '#server/database/newId.ts'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

const databases = testDatabases('postgres')
const limits = { timeout: 15_000, interval: 100 }

describe('newly written rows', () => {
  let server: TestServer
  let authorization: string

  beforeAll(async () => {
    server = await startTestServer(databases)
    authorization = `Bearer ${await server.logIn()}`
    await server.database.run(sql`CREATE EXTENSION pgstattuple`)
  })

  const make = async (path: string, payload: JsonObject): Promise<string> => {
    const url = `/api/v1${path}`
    const answer = await server.app.inject({ method: 'POST', url, payload, headers: { authorization } })
    expect(answer.statusCode).toBe(200)
    return answer.json<{ data: { id: string } }>().data.id
  }
  const makeGood = () => make('/goods', { name: '苹果', price: 1, min_price: 1, status: 'normal' })
  const insertGood = () =>
    server.database.run(
      sql`INSERT INTO "good" (id, name, price, min_price, first_price, status) VALUES (${newId()}, '梨', 1, 1, 0, 'normal')`,
    )
  /** The number of rows that a table's search indexes have not sorted in yet. */
  const waiting = async (table: 'good' | 'order'): Promise<number> => {
    const row = await server.database.row<{ rows: number }>(
      sql`SELECT sum((pgstatginindex(indexrelid)).pending_tuples)::int AS rows FROM pg_index
        WHERE indrelid = quote_ident(${table})::regclass AND pg_get_indexdef(indexrelid) LIKE '%USING gin%'`,
    )
    return row?.rows ?? -1
  }

  it('are sorted into the search indexes soon after each write [S7.03]', async () => {
    const user = await server.database.row<{ id: string }>(sql`SELECT id FROM "user" LIMIT 1`)
    const goodId = await makeGood()
    for (let time = 0; time < 2; time += 1) {
      await make('/orders', { good_id: goodId, user_id: user?.id ?? '', num: 1 })
      expect(await waiting('order')).toBeGreaterThan(0)
      await vi.waitFor(async () => expect(await waiting('order')).toBe(0), limits)
    }
    expect(await waiting('good')).toBe(0)
  })

  it('are not sorted in while no call writes anything [S7.03]', async () => {
    await makeGood()
    await vi.waitFor(async () => expect(await waiting('good')).toBe(0), limits)
    await insertGood()
    await server.app.inject({ url: '/api/v1/goods', headers: { authorization } })
    await wait(4000)
    expect(await waiting('good')).toBeGreaterThan(0)
  })
})

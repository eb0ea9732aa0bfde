import { beforeAll, expect, it } from 'vitest'
import { raw, sql } from '#server/database/sql.ts'
import { connect, dataOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { openConnections } from '#tests/support/openConnections.ts'
import { startTestServer } from '#tests/support/testServer.ts'

/** Makes each read of goods as slow as if there were very many. */
const slowGoods = raw(`ALTER TABLE "good" RENAME TO good_rows;
  CREATE VIEW "good" AS SELECT r.* FROM good_rows r, (SELECT pg_sleep(0.05)) s`)

eachDatabase('exports that continue in the background', (databases) => {
  let greedy: ApiClient
  let headers: Record<string, string>

  beforeAll(async () => {
    const server = await startTestServer(databases)
    greedy = await connect(server)
    const role = await server.database.row<{ role_id: string }>(sql`SELECT id AS role_id FROM "role" LIMIT 1`)
    const password = 'Slow-Reader-7731'
    dataOf(
      await greedy.post('/users', {
        username: 'other',
        name: 'Other',
        password,
        roles: role ? [{ ...role }] : [],
      }),
    )
    headers = { authorization: `Bearer ${await server.logIn('other', password)}` }
    dataOf(await greedy.post('/goods', { name: 'Tea', price: 1, status: 'normal' }))
    await server.database.run(slowGoods)
    await openConnections(server.database)
  })

  it('do not hold up the lists of other users while rows are counted, however many exports one user starts', async () => {
    const answered: string[] = []
    const exports = Array.from({ length: 60 }, async (_, number) => {
      await greedy.post(`/goods/export?price_lte=${number + 1}`)
      answered.push('export')
    })
    // The other exports have arrived by then.
    await expect.poll(() => answered.length, { interval: 5 }).toBeGreaterThan(0)
    const { status } = await greedy.send('GET', '/goods', { headers })
    answered.push('list')
    await Promise.all(exports)
    expect(status).toBe(200)
    expect(answered.indexOf('list')).toBeLessThan(30)
  })
})

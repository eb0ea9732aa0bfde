import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { connect, dataOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

// More rows than the system buffers for a connection that is not read.
const count = 8000

type Caller = Pick<ApiClient, 'address' | 'authorization'>

eachDatabase('exports with slow readers', (databases) => {
  let server: TestServer
  let client: ApiClient
  beforeAll(async () => {
    server = await startTestServer(databases)
    client = await connect(server)
    await server.database.run(
      sql`INSERT INTO "good" ("id", "name", "price", "min_price", "first_price", "sequence", "status", "description")
      SELECT ('01b00000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'G' || n, 1, 0, 0, 0, 'normal', repeat('tea ', 2000)
      FROM generate_series(1, ${count}::int) n`,
    )
  })

  /** Adds another administrator. */
  const addPerson = async (username: string): Promise<Caller> => {
    const { database } = server
    const role = await database.row<{ id: string }>(sql`SELECT id FROM role WHERE code = 'administrator'`)
    const password = 'a password of their own'
    const roles = [{ role_id: role?.id ?? '' }]
    dataOf(await client.post('/users', { username, password, name: username, roles, status: 'activated' }))
    await database.run(sql`DELETE FROM password_change_due`)
    return { ...client, authorization: `Bearer ${await server.logIn(username, password)}` }
  }
  const begin = (by: Caller): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const path = `${by.address}/goods/export?columns=name,description`
      get(path, { headers: { authorization: by.authorization } }, (answer) => {
        answer.on('error', () => undefined)
        resolve(answer.pause())
      }).on('error', reject)
    })
  const short = async ({ address, authorization }: Caller) => {
    const answer = await fetch(`${address}/goods/export?columns=name&name=G1`, { headers: { authorization } })
    return { status: answer.status, text: await answer.text() }
  }

  it('do not keep others from exporting for long, and are limited to two per person [S7.03]', async () => {
    const slow = [await addPerson('slowone'), await addPerson('slowtwo')]
    const reading = await Promise.all([...slow, ...slow].map(begin))
    expect(reading.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await short(client)).toMatchObject({ status: 429 })
    await expect.poll(() => short(client), { timeout: 10_000 }).toMatchObject({ status: 200 })
    for (const each of slow) expect(await short(each)).toMatchObject({ status: 429 })
    for (const each of reading) each.destroy()
    for (const each of slow) await expect.poll(() => short(each)).toMatchObject({ status: 200 })
  })
})

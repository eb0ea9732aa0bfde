import { describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { connect } from '#tests/support/ApiClient.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'

const rows = Array.from({ length: 60_000 }, (_, index) => `Good ${index},10,5,0,1,normal`)
const sheet = `name,price,min_price,first_price,sequence,status\n${rows.join('\n')}`

describe('an import', () => {
  // The embedded database makes no other change until an import is over.
  const databases = testDatabases('postgres')

  it.each([
    ['caller is frozen', sql`UPDATE "user" SET status = 'freezed' WHERE username = 'admin'`],
    ['session is ended', sql`DELETE FROM session`],
  ])('is aborted and stores nothing if its %s meanwhile [S3.04]', async (_, change) => {
    const server = await startTestServer(databases)
    const client = await connect(server)
    const answer = await fetch(`${client.address}/goods/import`, {
      method: 'POST',
      headers: {
        authorization: client.authorization,
        'content-type': 'text/csv',
        accept: 'application/x-ndjson',
      },
      body: sheet,
    })
    let told = ''
    for await (const chunk of answer.body ?? []) {
      if (told === '') await server.database.run(change)
      told += Buffer.from(chunk).toString()
    }
    expect(told.trim().split('\n').at(-1)).toContain('"id":"FORBIDDEN"')
    expect(await server.database.row(sql`SELECT count(*)::int AS count FROM good`)).toEqual({ count: 0 })
  })
})

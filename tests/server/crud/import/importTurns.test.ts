import { request as send } from 'node:http'
import type { ClientRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { connect, errorOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'
import { eachDatabase, testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'

const heads = 'name,price,min_price,first_price,sequence,status\n'
const good = { name: 'Tea', price: 10, min_price: 5, first_price: 0, sequence: 1, status: 'normal' }

/** Sends the beginning of a file and never the rest. */
function begin({ address, authorization }: ApiClient): ClientRequest {
  const headers = { authorization, 'content-type': 'text/csv', 'content-length': 1000 }
  const sending = send(`${address}/goods/import`, { method: 'POST', headers })
  sending.on('error', () => undefined)
  sending.write(heads)
  return sending
}

eachDatabase('imports of one person', (databases) => {
  it('are limited to two at a time, counted before their files are read', async () => {
    const client = await connect(await startTestServer(databases))
    const third = () =>
      client.send('POST', '/goods/import?dryRun=true', {
        body: `${heads}Tea,10,5,0,1,normal`,
        headers: { 'content-type': 'text/csv' },
      })
    const begun = [begin(client), begin(client)]
    await expect.poll(third).toMatchObject({ status: 429 })
    const refused = await third()
    expect(errorOf(refused)).toMatchObject({ id: 'REQUESTS_LIMITED' })
    expect(refused.headers.get('retry-after')).toBe('10')
    for (const sending of begun) sending.destroy()
    await expect.poll(third).toMatchObject({ status: 200 })
  })
})

describe('large imports', () => {
  const databases = testDatabases('postgres')

  it('leave half of the write turns to all other writers', async () => {
    // Two writes can run at a time.
    const client = await connect(await startTestServer(databases, {}, { poolSize: 4 }))
    const rows = Array.from({ length: 20_000 }, (_, index) => `Good ${index},10,5,0,1,normal`)
    const leaving = new AbortController()
    let areDone = false
    const importing = async (): Promise<void> => {
      await fetch(`${client.address}/goods/import?dryRun=true`, {
        method: 'POST',
        headers: { authorization: client.authorization, 'content-type': 'text/csv' },
        body: heads + rows.join('\n'),
        signal: leaving.signal,
      }).then(
        ({ status }) => (areDone ||= status === 200),
        () => undefined,
      )
    }
    const imports = [importing(), importing()]
    // Waits until both have read their files.
    await wait(1500)
    expect(await client.post('/goods', good)).toMatchObject({ status: 200 })
    expect(areDone).toBe(false)
    leaving.abort()
    await Promise.all(imports)
  })
})

import { describe, expect, it } from 'vitest'
import { connect, dataOf } from '#tests/support/ApiClient.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import { openReceiver } from './receiver.ts'

describe('slow receivers of webhooks', async () => {
  const databases = testDatabases('postgres')
  const receiver = await openReceiver()

  it('leave their places to others before they have been told everything', async () => {
    const server = await startTestServer(databases, { WEBHOOK_NETWORKS: '127.0.0.0/8' })
    const admin = await connect(server)
    receiver.slow = { path: '/slow', ms: 2000 }
    for (const name of ['slow1', 'slow2', 'slow3', 'slow4', 'quick']) {
      const webhook = { name, target_url: `${receiver.origin}/${name}`, told_events: ['create'] }
      dataOf(await admin.post('/webhooks', { ...webhook, status: 'enabled' }))
    }
    const goods = 20
    for (let number = 0; number < goods; number += 1)
      dataOf(await admin.post('/goods', { name: `good ${number}`, price: 1, min_price: 0 }))
    const told = (path: string) => receiver.received.filter((each) => each.path === path).length
    await expect.poll(() => told('/quick'), { timeout: 60_000 }).toBeGreaterThan(0)
    expect(told('/slow1')).toBeLessThan(goods / 2)
  }, 90_000)
})

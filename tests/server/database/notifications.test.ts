import { beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import { eachDatabase } from '#tests/support/database.ts'

const notify = (channel: string, payload: string) => sql`SELECT pg_notify(${channel}, ${payload})`

eachDatabase('notifications', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  it('are received after the commit, never before it, and not at all after a rollback [S6.04]', async () => {
    const heard: string[] = []
    const stop = await database.listen('role changed', (payload) => heard.push(payload))
    await database.transaction(async (tx) => {
      await tx.run(notify('role changed', '经理'))
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(heard).toEqual([])
    })
    await expect(
      database.transaction(async (tx) => {
        await tx.run(notify('role changed', 'taken back'))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await database.run(notify('role changed', 'last'))
    await vi.waitFor(() => expect(heard).toEqual(['经理', 'last']), { timeout: 5000 })
    await stop()
  })

  it('are received by every listener of the channel, and by no other [S6.04]', async () => {
    const heard = { first: '', second: '', other: '' }
    const stops = await Promise.all([
      database.listen('policy', (payload) => (heard.first += payload)),
      database.listen('policy', (payload) => (heard.second += payload)),
      database.listen('Policy', (payload) => (heard.other += payload)),
    ])
    await database.run(notify('policy', 'a'))
    await vi.waitFor(() => expect(heard).toEqual({ first: 'a', second: 'a', other: '' }), { timeout: 5000 })
    await stops[0]?.()
    await database.run(notify('policy', 'b'))
    await vi.waitFor(() => expect(heard).toEqual({ first: 'a', second: 'ab', other: '' }), { timeout: 5000 })
    for (const stop of stops) await stop()
  })

  it('are not received any more once the last listener has stopped', async () => {
    const heard: string[] = []
    const stop = await database.listen('short', (payload) => heard.push(payload))
    await stop()
    await database.run(notify('short', 'late'))
    const again = await database.listen('short', (payload) => heard.push(payload))
    await database.run(notify('short', 'new'))
    await vi.waitFor(() => expect(heard).toEqual(['new']), { timeout: 5000 })
    await again()
  })
})

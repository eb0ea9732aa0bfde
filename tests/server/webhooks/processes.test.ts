import { describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startTwoProcesses } from '#tests/support/twoProcesses.ts'
import { openReceiver } from './receiver.ts'

describe('a webhook of two servers on one database', () => {
  const databases = testDatabases('postgres')

  it('is told of each change once and in order, whichever server made it', async () => {
    const receiver = await openReceiver()
    const two = await startTwoProcesses(databases, { WEBHOOK_NETWORKS: '127.0.0.0/8' })
    const token = await two.sessionOf('admin')
    const webhook = {
      name: 'two',
      target_url: `${receiver.origin}/two`,
      told_entities: ['good'],
      told_events: ['create'],
      status: 'enabled',
    }
    expect(await two.call(0, token, 'POST', '/webhooks', webhook)).toMatchObject({ status: 200 })
    const names = Array.from({ length: 60 }, (_each, index) => `Good ${index}`)
    for (let first = 0; first < names.length; first += 6)
      await Promise.all(
        names
          .slice(first, first + 6)
          .map((name, index) =>
            two.call(index % 2, token, 'POST', '/goods', { name, price: 2, min_price: 1 }),
          ),
      )
    const calls = await receiver.waitFor('/two', names.length + 1)
    const subjects = calls.slice(1).map(({ body }) => textOf(body.data['subject'] ?? null))
    expect(subjects.toSorted()).toEqual(names.toSorted())
    const batches = subjects.map((subject) => Math.floor(Number(subject.split(' ')[1]) / 6))
    expect(batches).toEqual(batches.toSorted((one, other) => one - other))
  })
})

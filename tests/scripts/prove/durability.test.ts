import { expect, it } from 'vitest'
import { makeEngine } from '#scripts/prove/process/Engine.ts'
import { findLost } from '#scripts/prove/durability/findLost.ts'
import { faultsOf, proveDurability } from '#scripts/prove/durability/proveDurability.ts'
import { startBuiltServer } from '#scripts/prove/process/startBuiltServer.ts'

it('acknowledged writes survive kills of server, database, migration and first start, on both databases', async () => {
  const found = await proveDurability({
    kills: 3,
    restarts: 2,
    firstStarts: 1,
    migrations: 2,
    onProgress: () => undefined,
  })
  expect(faultsOf(found)).toEqual([])
  const { kills, restarts, migrations } = found
  for (const { rounds, acknowledged } of [kills.embedded, kills.postgres]) {
    expect(rounds).toBe(3)
    expect(acknowledged).toBeGreaterThanOrEqual(rounds)
  }
  expect(restarts.acknowledged).toBeGreaterThan(40)
  expect(restarts.refused).toBeGreaterThan(0)
  expect(migrations.embedded.nothing + migrations.embedded.whole).toBe(2)
}, 1_800_000)

it('an acknowledged write that is gone or changed is found', async () => {
  const engine = await makeEngine('embedded')
  const server = await startBuiltServer(engine.environment)
  const { token } = engine.account
  const address = await server.address
  const made = await fetch(`${address}/api/v1/goods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'kept', price: 1 }),
  })
  const { data }: { data: { id: string } } = await made.json()
  const gone = '01a08505-d89b-7000-8001-0e50803f3e15'
  const lost = await findLost({ address, token }, [
    { path: '/goods', id: data.id, sent: { name: 'kept' } },
    { path: '/goods', id: data.id, sent: { name: 'another' } },
    { path: '/goods', id: gone, sent: { name: 'kept' } },
  ])
  await server.kill('SIGKILL')
  await engine.remove()
  expect(lost).toEqual([`/goods/${data.id}`, `/goods/${gone}`])
}, 300_000)

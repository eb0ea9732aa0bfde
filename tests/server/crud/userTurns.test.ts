import { beforeAll, expect, it } from 'vitest'
import type { Caller } from '#server/crud/entity/Context.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openConnections } from '#tests/support/openConnections.ts'
import { openCrud } from './openCrud.ts'
import type { Crud } from './openCrud.ts'
import { openShop } from './openShop.ts'
import { shopRoutes, shopTables } from './shop.ts'

type Method = Parameters<Crud['call']>[0]

eachDatabase('long-running calls', (databases) => {
  let crud: Crud
  const callers: Caller[] = []

  beforeAll(async () => {
    const { database } = await openShop(databases)
    const parts = { tables: shopTables, routes: shopRoutes, rules: {} }
    crud = await openCrud(database, parts, () => callers.shift() ?? null)
    await openConnections(database)
  })

  /** Makes calls as different users, and records who has been answered. */
  const asking = () => {
    const answered: string[] = []
    const ask = async (name: string, method: Method, url: string, body?: Json) => {
      callers.push({ id: `00000000-0000-4000-8000-00000000000${name.length}`, username: name, name })
      const { status } = await crud.call(method, url, body)
      expect(status).toBe(200)
      answered.push(name)
    }
    return { answered, ask }
  }

  it('lists of one user do not keep others waiting until all of them are answered', async () => {
    const { answered, ask } = asking()
    const greedy = Array.from({ length: 60 }, (_, number) => ask('greedy', 'GET', `/products?q=${number}`))
    await Promise.all([...greedy, ask('other', 'GET', '/products?q=0')])
    expect(answered.indexOf('other')).toBeLessThan(30)
  })

  it('changes of many records by one user do not keep others waiting until all of them are made', async () => {
    const urls: string[] = []
    for (let number = 0; number < 40; number += 1) {
      const id = idOf(await crud.make('/brands', { name: `brand ${number}` }))
      urls.push(`/brands?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`)
    }
    const { answered, ask } = asking()
    const greedy = urls.map((url, number) => ask('greedy', 'PUT', url, { name: `changed ${number}` }))
    await Promise.all([...greedy, ask('other', 'POST', '/brands', { name: 'another brand' })])
    expect(answered.indexOf('other')).toBeLessThan(20)
  })

  it('changes of one user, sent together, do not keep others from writing until all of them are made', async () => {
    const brands = await Promise.all(
      Array.from({ length: 60 }, (_, number) => crud.make('/brands', { name: `batcher ${number}` })),
    )
    const own = await crud.make('/brands', { name: 'own batcher' })
    const { answered, ask } = asking()
    const greedy = brands.map((brand, number) =>
      ask('greedy', 'PUT', `/brands/${idOf(brand)}`, { ...brand, name: `renamed ${number}` }),
    )
    const change = ask('other', 'PUT', `/brands/${idOf(own)}`, { ...own, name: 'own batcher, renamed' })
    await Promise.all([...greedy, change])
    expect(answered.indexOf('other')).toBeLessThan(20)
  })
})

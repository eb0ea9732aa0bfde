import { beforeAll, expect, it } from 'vitest'
import type { Caller } from '#server/crud/entity/Context.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { openCrud } from './openCrud.ts'
import type { Crud } from './openCrud.ts'
import { openShop } from './openShop.ts'
import { shopRoutes, shopTables } from './shop.ts'

eachDatabase('calls that look through a table', (databases) => {
  let crud: Crud
  const callers: Caller[] = []

  beforeAll(async () => {
    const { database } = await openShop(databases)
    const parts = { tables: shopTables, routes: shopRoutes, rules: {} }
    crud = await openCrud(database, parts, () => callers.shift() ?? null)
  })

  it('of one user do not keep others waiting until all of them are answered', async () => {
    const answered: string[] = []
    const ask = async (name: string, number: number) => {
      callers.push({ id: `00000000-0000-4000-8000-00000000000${name.length}`, username: name, name })
      const { status } = await crud.call('GET', `/products?q=${number}`)
      expect(status).toBe(200)
      answered.push(name)
    }
    const greedy = Array.from({ length: 60 }, (_, number) => ask('greedy', number))
    await Promise.all([...greedy, ask('other', 0)])
    expect(answered.indexOf('other')).toBeLessThan(30)
  })
})

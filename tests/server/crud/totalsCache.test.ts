import { expect, it } from 'vitest'
import type { Caller } from '#server/crud/entity/Context.ts'
import { TotalsCache } from '#server/crud/read/TotalsCache.ts'
import { sql } from '#server/database/sql.ts'
import { testDatabases } from '#tests/support/database.ts'
import { openShop } from './openShop.ts'
import { entry } from './shop.ts'

const databases = testDatabases('embedded')

const callerOf = (username: string): Caller => ({ id: username, username, name: username })

it('a large total contains a new record once, even if a list counts it before its author has the answer', async () => {
  const { database } = await openShop(databases)
  const totals = new TotalsCache()
  const [author, reader] = [callerOf('author'), callerOf('reader')]
  const total = async (user: Caller) => (await totals.count(database, entry, { filters: [], user })).total
  const insert = (lines: number) =>
    database.run(sql`INSERT INTO entry (id, message, "createdAt")
      SELECT gen_random_uuid(), 'line', now() FROM generate_series(1, ${lines}::int)`)
  await insert(2000)

  const begunAt = performance.now()
  await insert(1)
  expect(await total(reader)).toBe(2001)
  totals.wrote(entry, author, { records: 1, begunAt })
  expect([await total(reader), await total(author)]).toEqual([2001, 2001])

  const laterAt = performance.now()
  await insert(1)
  totals.wrote(entry, author, { records: 1, begunAt: laterAt })
  expect([await total(reader), await total(author)]).toEqual([2002, 2002])
})

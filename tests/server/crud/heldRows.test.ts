import { beforeAll, describe, expect, it } from 'vitest'
import { raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Database } from '#server/database/Database.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import { testDatabases } from '#tests/support/database.ts'
import { openCrud } from './openCrud.ts'
import type { Crud } from './openCrud.ts'
import { lineJournal, sampleRoutes, samplesSql, sampleTables } from './samples.ts'
import { shopRoutes, shopSql, shopTables } from './shop.ts'

// The embedded database has one connection, so no other can hold a row.
describe('a row that is locked for long (postgres)', () => {
  const databases = testDatabases('postgres')
  const poolSize = 3
  // A call that waits for a lock is refused after 2.5 seconds: one that is answered sooner did not wait.
  const lockWaitMs = 2400
  let database: Database
  let other: Database
  let shop: Crud
  let ids: string[]

  beforeAll(async () => {
    const place = await databases.place()
    database = await databases.open({ ...place, poolSize })
    other = await databases.open(place)
    await database.run(raw(shopSql))
    shop = await openCrud(database, { tables: shopTables, routes: shopRoutes, rules: {} })
    const made = [await shop.make('/tags', { name: '甲' }), await shop.make('/tags', { name: '乙' })]
    ids = made.map(({ id }) => textOf(id))
  })

  const rename = (id: string | undefined, name: string) => shop.call('PUT', `/tags/${id}`, { name })

  /** Holds the statement's locks against all others until the returned function is called. */
  const hold = async (lock: Sql): Promise<() => Promise<void>> => {
    let letGo: () => void = () => undefined
    const untilLetGo = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let isHeld: () => void = () => undefined
    const whenHeld = new Promise<void>((resolve) => {
      isHeld = resolve
    })
    const holding = other.transaction(async (tx) => {
      await tx.run(lock)
      isHeld()
      await untilLetGo
    })
    await whenHeld
    return async () => {
      letGo()
      await holding
    }
  }

  it('is refused to calls that wait for it, while other calls go on and the database is healthy [S7.01]', async () => {
    const [held, free] = ids
    const letGo = await hold(sql`SELECT id FROM tag WHERE id = ${held} FOR UPDATE`)
    const waiting = Array.from({ length: poolSize }, (_, index) => rename(held, `丙${index}`))
    const health = database.health()
    expect(await rename(free, '丁')).toMatchObject({ status: 200 })
    expect(await health).toMatchObject({ ready: true, writable: true })
    for (const answer of await Promise.all(waiting)) {
      expect(answer).toMatchObject({ status: 409, error: { id: 'WRITE_CONFLICT' } })
    }
    await letGo()
    expect(await rename(held, '戊')).toMatchObject({ status: 200, record: { name: '戊' } })
  })

  it('is waited for by only one call at a time, so that other calls do not have to wait [S7.01]', async () => {
    const [held, free] = ids
    const letGo = await hold(sql`SELECT id FROM tag WHERE id = ${held} FOR UPDATE`)
    let refused = 0
    const waiting = Array.from({ length: 30 }, async (_, index) => {
      const answer = await rename(held, `己${index}`)
      refused += 1
      return answer
    })
    for (const name of ['庚', '辛', '壬']) expect(await rename(free, name)).toMatchObject({ status: 200 })
    expect((await shop.call('GET', '/tags')).status).toBe(200)
    expect(refused).toBe(0)
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(409)
    await letGo()
  })

  it('leaves connections to readers, even if all rows of its table are locked [S7.01]', async () => {
    const letGo = await hold(sql`SELECT id FROM tag FOR UPDATE`)
    let settled = 0
    const waiting = Array.from({ length: 12 }, async (_, index) => {
      const answer = await rename(ids[index % ids.length], `癸${index}`)
      settled += 1
      return answer
    })
    const made = Array.from({ length: 12 }, () => shop.call('GET', '/tags'))
    for (const { status } of await Promise.all(made)) expect(status).toBe(200)
    expect(settled).toBe(0)
    for (const { status } of await Promise.all(waiting)) expect([409, 503]).toContain(status)
    await letGo()
  })

  it('is refused to readers with a time to retry if its whole table is locked, while other calls go on [S7.01]', async () => {
    await shop.make('/brands', { name: '茶' })
    const letGo = await hold(sql`LOCK TABLE tag IN ACCESS EXCLUSIVE MODE`)
    const readers = Array.from({ length: 200 }, (_, index) =>
      shop.call('GET', index % 2 === 0 ? '/tags' : `/tags/${ids[0]}`),
    )
    // Like a log-in: a transaction on another table.
    const others = async (): Promise<number> => {
      const startedAt = performance.now()
      expect(await database.health()).toMatchObject({ ready: true })
      expect((await shop.call('GET', '/brands')).status).toBe(200)
      await database.transaction((tx) => tx.run(sql`UPDATE brand SET name = '茶'`))
      return performance.now() - startedAt
    }
    expect(await others()).toBeLessThan(lockWaitMs)
    for (const answer of await Promise.all(readers)) {
      expect(answer).toMatchObject({ status: 503, error: { id: 'TABLE_LOCKED' } })
      expect(answer.error['retryAfter']).toBe(2)
    }
    const startedAt = performance.now()
    const again = await Promise.all(Array.from({ length: 50 }, () => shop.call('GET', '/tags')))
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 503))
    expect(performance.now() - startedAt).toBeLessThan(lockWaitMs)
    expect(await others()).toBeLessThan(lockWaitMs)
    await letGo()
    await expect.poll(async () => (await shop.call('GET', '/tags')).status, { timeout: 10_000 }).toBe(200)
  })

  describe('new records', () => {
    let samples: Crud
    let held: string
    let free: string

    beforeAll(async () => {
      await database.run(raw(samplesSql))
      const parts = { tables: sampleTables, routes: sampleRoutes, rules: {}, journal: lineJournal }
      samples = await openCrud(database, parts)
      held = textOf((await samples.make('/keepers', { name: '甲' }))['id'])
      free = textOf((await samples.make('/keepers', { name: '乙' }))['id'])
    })

    const add = (code: string, keeper: string | null) =>
      samples.call('POST', '/samples', { code, keeper_id: keeper })
    const holdKeeper = () => hold(sql`SELECT id FROM keeper WHERE id = ${held} FOR UPDATE`)

    it('are refused only if they refer to the locked row, even when others are sent with them [S7.01]', async () => {
      const letGo = await holdKeeper()
      const answers = await Promise.all([add('a', free), add('b', held), add('c', null), add('d', free)])
      expect(answers.map(({ status }) => status)).toEqual([200, 409, 200, 200])
      await letGo()
      expect(await add('b', held)).toMatchObject({ status: 200, record: { keeper_id: held } })
    })

    it('are not tried again if their connection is ended, since nobody knows what was stored [S7.01]', async () => {
      const letGo = await holdKeeper()
      const answers = Promise.all([add('e', free), add('f', held)])
      await expect
        .poll(() =>
          other.run(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`),
        )
        .toBe(1)
      expect((await answers).map(({ status }) => status)).toEqual([503, 503])
      await letGo()
      expect(await database.rows(sql`SELECT id FROM sample WHERE code IN ('e', 'f')`)).toEqual([])
    })
  })
})

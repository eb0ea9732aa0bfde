import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPostgres } from '#scripts/postgres/startPostgres.ts'
import type { Database } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import type { DatabaseOptions } from '#server/database/open/openDatabase.ts'
import { identifier, sql } from '#server/database/sql.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startProxy } from './startProxy.ts'
import type { Proxy } from './startProxy.ts'

const { place, open } = testDatabases('postgres')

describe('a PostgreSQL server that goes away', () => {
  let proxy: Proxy
  let direct: DatabaseOptions
  let database: Database
  beforeEach(async () => {
    direct = await place()
    proxy = await startProxy(direct.url ?? '')
    database = await openDatabase({ url: proxy.url, folder: '', poolSize: 3 })
  })
  afterEach(async () => {
    await database.close()
    await proxy.cut()
  })

  it('is reported as unavailable at once, and serves again when it is back', async () => {
    await Promise.all([1, 2, 3].map(() => database.row(sql`SELECT pg_sleep(0.05)`)))
    await proxy.cut()
    const start = performance.now()
    await expect(database.row(sql`SELECT 1`)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
    await expect(database.transaction((tx) => tx.row(sql`SELECT 1`))).rejects.toMatchObject({
      code: 'DATABASE_UNAVAILABLE',
    })
    expect(await database.health()).toEqual({ kind: 'postgres', ready: false, writable: false })
    expect(performance.now() - start).toBeLessThan(6000)
    await proxy.mend()
    expect(await database.row(sql`SELECT 1 AS one`)).toEqual({ one: 1 })
    expect(await database.health()).toMatchObject({ ready: true })
  })

  it('rolls back a transaction that it interrupts', async () => {
    await database.run(sql`CREATE TABLE kept (id int)`)
    const work = database.transaction(async (tx) => {
      await tx.run(sql`INSERT INTO kept VALUES (1)`)
      await proxy.cut()
      await tx.run(sql`INSERT INTO kept VALUES (2)`)
    })
    await expect(work).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
    await proxy.mend()
    expect(await database.rows(sql`SELECT * FROM kept`)).toEqual([])
  })

  it('is listened to again when it is back, after listeners are told to resynchronize [S6.04]', async () => {
    const heard: string[] = []
    await database.listen(
      'news',
      (payload) => heard.push(payload),
      () => heard.push('resync'),
    )
    await proxy.cut()
    await proxy.mend()
    await vi.waitFor(() => expect(heard).toEqual(['resync']), { timeout: 20_000 })
    await database.run(sql`SELECT pg_notify('news', 'again')`)
    await vi.waitFor(() => expect(heard).toEqual(['resync', 'again']), { timeout: 5000 })
  })

  it('may end idle connections without harm', async () => {
    await database.row(sql`SELECT 1`)
    const other = await openDatabase(direct)
    await other.run(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    await other.close()
    await vi.waitFor(async () => expect(await database.row(sql`SELECT 1 AS one`)).toEqual({ one: 1 }), {
      timeout: 5000,
    })
  })

  it('cannot be opened while it is away, and the error names its address but not the password', async () => {
    await proxy.cut()
    const url = new URL(proxy.url)
    url.password = 'secret'
    const failure = await openDatabase({ url: url.href, folder: '' }).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      code: 'DATABASE_UNREACHABLE',
      details: { reason: expect.stringMatching(/ECONNREFUSED.*127\.0\.0\.1/) },
    })
    expect(JSON.stringify(failure)).not.toContain('secret')
  })
})

describe('a PostgreSQL server', () => {
  it('stops a statement that takes too long, and goes on', async () => {
    const database = await open({ statementTimeoutMs: 1000 })
    await expect(database.row(sql`SELECT pg_sleep(5)`)).rejects.toMatchObject({ code: 'QUERY_TIMEOUT' })
    expect(await database.row(sql`SELECT 1 AS one`)).toEqual({ one: 1 })
  })

  it('reports a database that does not exist', async () => {
    const url = new URL((await place()).url ?? '')
    url.pathname = '/nowhere'
    await expect(openDatabase({ url: url.href, folder: '' })).rejects.toMatchObject({
      code: 'DATABASE_UNREACHABLE',
      details: { reason: expect.stringContaining('nowhere') },
    })
  })

  it('reports a deadlock as a serialization failure', async () => {
    const database = await open()
    await database.run(sql`CREATE TABLE a (id int); CREATE TABLE b (id int)`)
    const first = { a: gate(), b: gate() }
    const lockBoth = (own: 'a' | 'b', other: 'a' | 'b') =>
      database.transaction(async (tx) => {
        await tx.run(sql`LOCK TABLE ${identifier(own)}`)
        first[own].open()
        await first[other].opened
        await tx.run(sql`LOCK TABLE ${identifier(other)}`)
      })
    const outcomes = await Promise.allSettled([lockBoth('a', 'b'), lockBoth('b', 'a')])
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(failures.map((failure) => constraintOf(failure)?.kind)).toEqual(['serialization'])
  })

  it('reports a lock that others hold as a lock timeout', async () => {
    const database = await open()
    await database.run(sql`CREATE TABLE a (id int)`)
    const locked = gate()
    const done = gate()
    const holder = database.transaction(async (tx) => {
      await tx.run(sql`LOCK TABLE a`)
      locked.open()
      await done.opened
    })
    await locked.opened
    const late = database.transaction(async (tx) => {
      await tx.run(sql`SET LOCAL lock_timeout = 50`)
      await tx.run(sql`LOCK TABLE a`)
    })
    const failure = await late.catch((error: unknown) => error)
    expect(constraintOf(failure)).toMatchObject({ kind: 'lockTimeout' })
    done.open()
    await holder
  })
})

function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}

describe('a PostgreSQL server whose connections others have taken', () => {
  it('answers over the one connection that is left, and over more once more are free', async () => {
    const server = await startPostgres({ settings: ['max_connections=10'] })
    const database = await openDatabase({ url: server.url, folder: '', poolSize: 8 })
    const usedBy = async (count: number): Promise<number> => {
      const query = sql`SELECT pg_backend_pid() AS pid, pg_sleep(0.01)`
      const rows = await Promise.all(
        Array.from({ length: count }, () => database.row<{ pid: number }>(query)),
      )
      return new Set(rows.map((row) => row?.pid)).size
    }
    const others = await takeAll(server.url)
    try {
      expect(others).toHaveLength(9)
      expect(await usedBy(20)).toBe(1)
      await Promise.all(others.splice(0).map((other) => other.end()))
      const interval = { timeout: 5000, interval: 200 }
      await vi.waitFor(async () => expect(await usedBy(20)).toBeGreaterThan(2), interval)
    } finally {
      await Promise.all([database.close(), ...others.map((other) => other.end())])
      await server.stop()
    }
  })

  async function takeAll(connectionString: string, taken: readonly Client[] = []): Promise<Client[]> {
    const client = new Client({ connectionString })
    const isTaken = await client.connect().then(
      () => true,
      () => false,
    )
    return isTaken ? takeAll(connectionString, [...taken, client]) : [...taken]
  }
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/Database.ts'
import { migrate } from '#server/database/migrate/migrate.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { eachDatabase, testDatabases } from '#tests/support/database.ts'
import { startProgram } from './startProgram.ts'

const first = {
  name: '0001_good',
  sql: 'CREATE TABLE good (id int PRIMARY KEY);\nINSERT INTO good VALUES (1);',
}
const second = { name: '0002_name', sql: `ALTER TABLE good ADD COLUMN name text NOT NULL DEFAULT '商品';` }
const broken = { name: '0003_broken', sql: 'CREATE TABLE half (id int); INSERT INTO good VALUES (1);' }

const namesOf = (database: Database) => database.rows(sql`SELECT name FROM migration ORDER BY name`)

eachDatabase('migrations', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open({ statementTimeoutMs: 2500 })
  })
  beforeEach(async () => {
    await database.run(sql`DROP SCHEMA public CASCADE; CREATE SCHEMA public`)
  })

  it('are applied in order, only once, and recorded in a table', async () => {
    expect(await migrate(database, [first])).toEqual(['0001_good'])
    expect(await migrate(database, [first, second])).toEqual(['0002_name'])
    expect(await migrate(database, [first, second])).toEqual([])
    expect(await database.rows(sql`SELECT * FROM good`)).toEqual([{ id: 1, name: '商品' }])
    const row = await database.row(sql`SELECT * FROM migration WHERE name = '0001_good'`)
    expect(row).toEqual({
      name: '0001_good',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      applied_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })

  it('leave nothing of a file that fails, keep the files before it, and continue once it is fixed', async () => {
    await expect(migrate(database, [first, broken])).rejects.toMatchObject({
      code: 'MIGRATION_REFUSED',
      details: { reason: expect.stringContaining('0003_broken') },
    })
    expect(await namesOf(database)).toEqual([{ name: '0001_good' }])
    expect(await database.row(sql`SELECT to_regclass('half') AS half`)).toEqual({ half: null })
    const mended = { ...broken, sql: 'CREATE TABLE half (id int)' }
    expect(await migrate(database, [first, mended])).toEqual(['0003_broken'])
  })

  it('are refused if an applied file was changed, unless only its line ends were', async () => {
    await migrate(database, [first])
    const otherCheckout = { ...first, sql: first.sql.replaceAll('\n', '\r\n') }
    expect(await migrate(database, [otherCheckout])).toEqual([])
    const changed = { ...first, sql: `${first.sql} ` }
    await expect(migrate(database, [changed, second])).rejects.toMatchObject({
      code: 'MIGRATION_REFUSED',
      details: { reason: expect.stringContaining('0001_good was changed') },
    })
    expect(await namesOf(database)).toEqual([{ name: '0001_good' }])
  })

  it('are refused if an applied file is missing or if two files have the same name', async () => {
    await migrate(database, [first, second])
    const missing = {
      details: {
        reason: expect.stringMatching(/^0002_name was applied and is missing\. Start the newer version/),
      },
    }
    await expect(migrate(database, [first])).rejects.toMatchObject(missing)
    const twice = { details: { reason: expect.stringContaining('same name') } }
    await expect(migrate(database, [first, second, { ...second, sql: '' }])).rejects.toMatchObject(twice)
  })

  it('may take longer than the time limit of a statement', async () => {
    const slow = { name: '0001_slow', sql: 'SELECT pg_sleep(3)' }
    expect(await migrate(database, [slow])).toEqual(['0001_slow'])
    expect(await database.health()).toMatchObject({ ready: true })
  })
})

describe('migrations by four processes at once (postgres)', () => {
  const { place } = testDatabases('postgres')

  it('are each applied by exactly one of them', async () => {
    const options = await place()
    const programs = Array.from({ length: 4 }, () => startProgram('migrateOnce', [options.url ?? '']))
    const applied: string[][] = await Promise.all(
      programs.map(async (program) => JSON.parse(await program.says('['))),
    )
    expect(applied.flat().sort()).toEqual(['0001', '0002', '0003'])
    const database = await openDatabase(options)
    expect(await database.rows(sql`SELECT * FROM step_3`)).toEqual([{ id: 1 }])
    await database.close()
  })
})

describe('a migration whose process is killed (postgres)', () => {
  const { place } = testDatabases('postgres')

  it('ends with its process, so that the table can be used again and the next process migrates', async () => {
    const options = await place()
    const database = await openDatabase(options)
    const slow = { name: '0002_slow', sql: 'ALTER TABLE good ADD COLUMN slow int; SELECT pg_sleep(60)' }
    await migrate(database, [first])
    const program = startProgram('migrateSlowly', [options.url ?? '', JSON.stringify([first, slow])])
    const working = () =>
      database.rows(
        sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`,
      )
    await expect.poll(working, { timeout: 30_000 }).toHaveLength(1)
    await program.kill('SIGKILL')
    await expect.poll(working, { timeout: 20_000 }).toHaveLength(0)
    expect(await database.rows(sql`SELECT * FROM good`)).toEqual([{ id: 1 }])
    expect(await migrate(database, [first, second])).toEqual(['0002_name'])
    await database.close()
  })
})

describe('migrations of a database in which nothing can be created (postgres)', () => {
  const { place } = testDatabases('postgres')

  it.each([
    ['role=pg_read_all_data', 'permission denied for schema public'],
    ['default_transaction_read_only=on', 'read-only transaction'],
    ['search_path=nowhere', 'no schema has been selected'],
  ])('are refused with the reason (%s)', async (setting, reason) => {
    const { url } = await place()
    const options = encodeURIComponent(`-c ${setting}`)
    const database = await openDatabase({ url: `${url}?options=${options}`, folder: '' })
    await expect(migrate(database, [first])).rejects.toMatchObject({
      code: 'MIGRATION_REFUSED',
      details: { reason: expect.stringContaining(reason) },
    })
    await database.close()
  })
})

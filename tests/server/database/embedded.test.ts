import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/database/Database.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { freeBytesOf } from '#server/database/embedded/watchFreeSpace.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startProgram } from './startProgram.ts'

const { place, open } = testDatabases('embedded')
// Engines are opened, created and filled here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })
// Takes far longer than any test here needs to notice it, and far less than the test's limit.
const endless = sql`SELECT count(*) FROM generate_series(1, 3000000000)`

describe('opening the embedded database', () => {
  it('creates a missing folder, which only its owner may enter', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'fenxiao-new-'))
    const folder = join(parent, 'a', 'b')
    const database = await openDatabase({ folder })
    expect(await database.row(sql`SELECT 1 AS one`)).toEqual({ one: 1 })
    await database.close()
    if (process.platform !== 'win32') expect((await stat(folder)).mode & 0o777).toBe(0o700)
    await rm(parent, { recursive: true })
  })

  it('is refused while another process uses the folder, and works once that process is gone', async () => {
    const options = await place()
    const program = startProgram('holdLock', [options.folder])
    await program.says('locked')
    await expect(openDatabase(options)).rejects.toMatchObject({
      code: 'DATABASE_IN_USE',
      details: { folder: options.folder },
    })
    await program.kill('SIGKILL')
    await (await openDatabase(options)).close()
  })

  it('is refused for files of another major version, and leaves them as they are', async () => {
    const { folder } = await place()
    await writeFile(join(folder, 'PG_VERSION'), '17\n')
    await expect(openDatabase({ folder })).rejects.toMatchObject({
      code: 'DATABASE_VERSION',
      details: { reason: expect.stringMatching(/17.*18/) },
    })
    await writeFile(join(folder, 'PG_VERSION'), '18\n')
    const database = await openDatabase({ folder })
    expect(await database.health()).toMatchObject({ version: expect.stringMatching(/^18\./) })
    await database.close()
  })

  it('fails with the reason if files are damaged, and releases the folder', async () => {
    const { folder } = await place()
    const control = join(folder, 'global', 'pg_control')
    const whole = await readFile(control)
    await writeFile(control, Buffer.alloc(whole.length, 7))
    await expect(openDatabase({ folder })).rejects.toMatchObject({
      code: 'DATABASE_UNREACHABLE',
      details: { reason: expect.stringContaining('incompatible with server') },
    })
    await writeFile(control, whole)
    await (await openDatabase({ folder })).close()
  })

  it('works if a killed process has left its pid file behind', async () => {
    const { folder } = await place()
    await writeFile(join(folder, 'postmaster.pid'), '')
    const database = await openDatabase({ folder })
    expect(await database.row(sql`SELECT 1 AS one`)).toEqual({ one: 1 })
    await database.close()
  })
})

describe('a statement of the embedded database that takes too long', () => {
  let database: Database
  beforeEach(async () => {
    database = await open({ statementTimeoutMs: 2500 })
    await database.run(sql`CREATE TABLE line (id int)`)
  })

  it('does not block the event loop meanwhile', async () => {
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 10)
    await expect(database.run(endless)).rejects.toMatchObject({ code: 'QUERY_TIMEOUT' })
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(20)
  })

  it('ends in a timeout and a new engine, which runs what was waiting and keeps what was committed', async () => {
    await database.run(sql`INSERT INTO line VALUES (1)`)
    const slow = database.transaction(async (tx) => {
      await tx.run(sql`INSERT INTO line VALUES (2)`)
      await tx.run(endless)
    })
    const waiting = [3, 4].map((id) => database.run(sql`INSERT INTO line VALUES (${id})`))
    await expect(slow).rejects.toMatchObject({ code: 'QUERY_TIMEOUT' })
    expect(await Promise.all(waiting)).toEqual([1, 1])
    expect(await database.rows(sql`SELECT id FROM line ORDER BY id`)).toEqual([
      { id: 1 },
      { id: 3 },
      { id: 4 },
    ])
    expect(await database.health()).toMatchObject({ ready: true, writable: true, reopened: 1 })
  })

  it('ends in a new engine even if listening to a channel has failed before', async () => {
    await expect(database.listen('', () => undefined)).rejects.toMatchObject({ code: 'INTERNAL' })
    await expect(database.run(endless)).rejects.toMatchObject({ code: 'QUERY_TIMEOUT' })
    expect(await database.row(sql`SELECT 1 AS one`)).toEqual({ one: 1 })
  })

  it('makes listeners resynchronize, and they receive notifications again', async () => {
    const heard: string[] = []
    await database.listen(
      'news',
      (payload) => heard.push(payload),
      () => heard.push('resync'),
    )
    await expect(database.run(endless)).rejects.toMatchObject({ code: 'QUERY_TIMEOUT' })
    await vi.waitFor(() => expect(heard).toEqual(['resync']), { timeout: 20_000 })
    await database.run(sql`SELECT pg_notify('news', 'again')`)
    await vi.waitFor(() => expect(heard).toEqual(['resync', 'again']), { timeout: 5000 })
  })
})

describe('the disk of the embedded database', () => {
  const filler = 400 * 1024 * 1024
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenxiao-disk-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('needs enough free space, or the database does not open', async () => {
    const options = await place()
    const minimumFreeBytes = (await freeBytesOf(options.folder)) * 2
    await expect(openDatabase({ ...options, minimumFreeBytes })).rejects.toMatchObject({
      code: 'DISK_NEARLY_FULL',
      details: { minimumFreeBytes },
    })
    await (await openDatabase(options)).close()
  })

  it('accepts no writes but reads while it is nearly full, and accepts writes again afterwards', async () => {
    const options = await place()
    const minimumFreeBytes = (await freeBytesOf(options.folder)) - filler / 2
    const database = await open({ ...options, minimumFreeBytes })
    await database.run(sql`CREATE TABLE line (id int); INSERT INTO line VALUES (1)`)
    await writeFile(join(folder, 'filler'), Buffer.alloc(filler, 1))
    const limits = { timeout: 25_000, interval: 200 }
    await vi.waitFor(async () => expect(await database.health()).toMatchObject({ writable: false }), limits)
    const write = sql`INSERT INTO line VALUES (2)`
    await expect(database.run(write)).rejects.toMatchObject({ code: 'DISK_NEARLY_FULL' })
    await expect(database.transaction((tx) => tx.run(write))).rejects.toMatchObject({
      code: 'DISK_NEARLY_FULL',
    })
    expect(await database.rows(sql`SELECT * FROM line`)).toEqual([{ id: 1 }])
    await rm(join(folder, 'filler'))
    await vi.waitFor(async () => expect(await database.run(write)).toBe(1), limits)
  })

  // A limit on the size of files refuses writes like a full disk, without a disk of its own.
  it.skipIf(process.platform === 'win32')(
    'may refuse a write, after which the engine is reopened and has every acknowledged row',
    async () => {
      const options = await place()
      const program = startProgram('writeUntilLimit', [options.folder], `ulimit -f 40960; trap '' XFSZ`)
      expect(await program.says('refused')).toMatch(/DATABASE_UNAVAILABLE|DISK_NEARLY_FULL/)
      const after = JSON.parse((await program.says('after')).slice('after '.length))
      expect(after).toEqual({ acknowledged: after.kept, kept: after.kept, ready: true, reopened: 1 })
      expect(after.kept).toBeGreaterThan(2)
      expect(await program.ended).toBe('0')
    },
  )
})

describe('closing the embedded database', () => {
  it('waits for running work, keeps its result, and refuses later statements', async () => {
    const options = await place()
    const database = await openDatabase(options)
    await database.run(sql`CREATE TABLE line (id int)`)
    let begin = (): void => {}
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const underWay = database.transaction(async (tx) => {
      begin()
      await tx.row(sql`SELECT pg_sleep(0.2)`)
      await tx.run(sql`INSERT INTO line VALUES (1)`)
    })
    await begun
    await database.close()
    await underWay
    await expect(database.row(sql`SELECT 1`)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
    await database.close()
    const again = await openDatabase(options)
    expect(await again.rows(sql`SELECT * FROM line`)).toEqual([{ id: 1 }])
    await again.close()
  })
})

describe('writes that the embedded database acknowledges', () => {
  it('are synced to the disk before each acknowledgement', async () => {
    const rows = 40
    const { folder } = await place()
    const trace = `${folder}-trace.json`
    const options = `--trace-event-categories=node.fs.sync --trace-event-file-pattern=${trace}`
    const program = startProgram('writeSynced', [folder, String(rows)], `export NODE_OPTIONS='${options}'`)
    expect(await program.ended).toBe('0')
    const { traceEvents }: { traceEvents: { name: string; ph: string; ts: number }[] } = JSON.parse(
      await readFile(trace, 'utf8'),
    )
    const times = (name: string, phase: string) =>
      traceEvents
        .filter((event) => event.name === `fs.sync.${name}` && event.ph === phase)
        .map(({ ts }) => ts)
    const syncs = times('fsync', 'E')
    // The program's mark of the beginning, and one after each acknowledgement.
    const marks = times('lutimes', 'B')
    expect(marks).toHaveLength(rows + 1)
    const unsynced = marks.filter((mark, index) => {
      const before = marks[index - 1]
      return before !== undefined && !syncs.some((sync) => before < sync && sync < mark)
    })
    expect(unsynced).toEqual([])
    await rm(trace)
  })
})

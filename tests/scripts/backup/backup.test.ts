import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { backUp } from '#scripts/backup/backUp.ts'
import { move } from '#scripts/backup/move.ts'
import { restore } from '#scripts/backup/restore.ts'
import { root } from '#scripts/steps/root.ts'
import { startProgram } from '#scripts/steps/startProgram.ts'
import type { Database } from '#server/database/Database.ts'
import { lockFolder } from '#server/database/embedded/lock/lockFolder.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { startServer } from '#server/start/startServer.ts'
import type { RunningServer } from '#server/start/serveOn.ts'
import { storedTables, sumOf } from '#server/transfer/storedTables.ts'
import { testDatabases } from '#tests/support/database.ts'
import { testConfig } from '#tests/support/testServer.ts'

/** The number of rows of every table and the checksum over them. */
async function sumsOf(database: Database): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const table of await storedTables(database)) {
    const columns = [...table.columns].sort((one, other) => (one.name < other.name ? -1 : 1))
    const { rows, sum } = await sumOf(database, { ...table, columns })
    sums[table.name] = `${rows} ${sum}`
  }
  return sums
}

async function sumsIn(folder: string): Promise<Record<string, string>> {
  const database = await openDatabase({ folder: join(folder, 'database') })
  return sumsOf(database).finally(() => database.close())
}

/** A backup of these lines, with its matching last line. */
function sealed(lines: readonly string[]): Buffer {
  const text = `${lines.join('\n')}\n`
  const sha256 = createHash('sha256').update(text).digest('hex')
  return gzipSync(`${text}${JSON.stringify({ kind: 'end', sha256 })}\n`, { level: 1 })
}

const healthOf = (server: RunningServer) => server.app.inject('/api/v1/health')

describe('an installation with the embedded database', () => {
  const databases = testDatabases('postgres')
  const base = mkdtempSync(join(tmpdir(), 'fenxiao-backup-'))
  const folder = join(base, 'data')
  const file = join(base, 'first.backup')
  const given = { FENXIAO_DATA: folder }
  let sums: Record<string, string>
  beforeAll(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const server = await startServer(
      testConfig(folder, { PORT: '0', FENXIAO_DEMO: 'true', FENXIAO_SECRET_KEY: '' }),
    )
    mkdirSync(join(folder, 'files'), { recursive: true })
    writeFileSync(join(folder, 'files', 'photo.png'), Buffer.alloc(700_000, 'photo'))
    writeFileSync(join(folder, 'files', 'empty.txt'), '')
    await backUp({ file, overwrite: false, withKey: false }, given)
    expect((await healthOf(server)).statusCode).toBe(200)
    await server.stop()
    sums = await sumsIn(folder)
  }, 240_000)
  afterAll(() => {
    vi.restoreAllMocks()
    rmSync(base, { recursive: true, force: true })
  })

  it('is backed up while it runs, and restored elsewhere with every row and file but without its key', async () => {
    const other = join(base, 'other')
    await restore({ file, replace: false, copy: false }, { FENXIAO_DATA: other })
    const restored = await sumsIn(other)
    // After the backup, the server continued to write its log and the users' last activity.
    const { logger, session, captcha, ...kept } = sums
    expect(restored).toMatchObject(kept)
    expect([logger, session, captcha]).not.toContain(undefined)
    expect(Object.keys(restored)).toEqual(Object.keys(sums))
    expect(readFileSync(join(other, 'files', 'photo.png')).equals(Buffer.alloc(700_000, 'photo'))).toBe(true)
    expect(readFileSync(join(other, 'files', 'empty.txt'), 'utf8')).toBe('')
    expect(readdirSync(other).sort()).toEqual(['database', 'files'])
  }, 240_000)

  it('leaves no file of an interrupted backup', async () => {
    const path = join(base, 'ended.backup')
    const program = startProgram([join(root, 'scripts/backup.ts'), path], {
      folder: root,
      environment: { ...given, TMPDIR: tmpdir() },
    })
    await expect.poll(() => existsSync(`${path}.part`), { timeout: 120_000 }).toBe(true)
    program.signal('SIGTERM')
    expect(await program.exitCode()).toBe(143)
    expect(readdirSync(base).filter((name) => name.startsWith('ended.backup'))).toEqual([])
  }, 240_000)

  it('does not overwrite a backup unless told to', async () => {
    await expect(backUp({ file, overwrite: false, withKey: false }, given)).rejects.toThrow('--overwrite')
    const nowhere = { file: join(base, 'none.backup'), overwrite: false, withKey: true }
    await expect(backUp(nowhere, { FENXIAO_DATA: join(base, 'empty') })).rejects.toThrow('no database')
    const before = readFileSync(file)
    await backUp({ file, overwrite: true, withKey: false }, given)
    expect(readFileSync(file).equals(before)).toBe(false)
  }, 240_000)

  it('restores nothing from a file that is damaged, cut off or not a backup', async () => {
    const bytes = readFileSync(file)
    const flipped = Buffer.from(bytes)
    flipped[Math.floor(bytes.length / 2)] = (flipped[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff
    const broken = { flipped, cut: bytes.subarray(0, bytes.length - 200), none: Buffer.from('hello') }
    for (const [name, content] of Object.entries(broken)) {
      const path = join(base, `${name}.backup`)
      writeFileSync(path, content)
      const refused = restore({ file: path, replace: false, copy: false }, { FENXIAO_DATA: join(base, name) })
      await expect(refused, name).rejects.toMatchObject({ code: 'BACKUP_DAMAGED' })
      expect(() => readdirSync(join(base, name))).toThrow('ENOENT')
    }
  })

  it('restores nothing from a backup that was changed and sealed again', async () => {
    const changed = {
      format: (lines: string[]) => lines.map((line) => line.replace(/"format":\d+/, '"format":99')),
      table: (lines: string[]) => lines.filter((line) => !line.includes('"table":{"name":"good"')),
      rows: (lines: string[]) =>
        lines.filter((line) => !line.startsWith('{"kind":"rows","table":{"name":"good"')),
      tableAndPromise: (lines: string[]) =>
        lines
          .filter((line) => !line.includes('"table":{"name":"good"'))
          .map((line) => line.replace(/"good":{"rows":\d+,"sum":"[^"]*"},/, '')),
      statement: (lines: string[]) =>
        lines.map((line) =>
          line.replace('"name":"id","type":"uuid"', '"name":"id","type":"uuid); SELECT pg_sleep(0"'),
        ),
      shape: (lines: string[]) =>
        lines.map((line) => line.replace(/^{"kind":"rows".*/, '{"kind":"rows","table":7}')),
      long: (lines: string[]) => [
        ...lines,
        JSON.stringify({ kind: 'file', name: 'files/a', part: 'a'.repeat(70_000_000) }),
      ],
    }
    const former = (lines: string[]) =>
      changed
        .table(lines)
        .map((line) => line.replace(/"format":2/, '"format":1').replace(/,"sums":{.*}}}$/, '}'))
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').slice(0, -1)
    for (const [name, change] of Object.entries({ ...changed, former })) {
      const path = join(base, `${name}.changed.backup`)
      writeFileSync(path, sealed(change(lines)))
      const refused = restore(
        { file: path, replace: false, copy: false },
        { FENXIAO_DATA: join(base, `changed-${name}`) },
      )
      const code = expect.stringMatching(/^(BACKUP_DAMAGED|TRANSFER_DIFFERS)$/)
      await expect(refused, name).rejects.toMatchObject({ code })
    }
  }, 240_000)

  it('removes what an interrupted restore left, and spares a restore that is still running', async () => {
    const place = join(base, 'ended')
    for (const name of ['restoring-ended', 'restoring-now'])
      mkdirSync(join(place, name, 'database'), { recursive: true })
    const held = await lockFolder(join(place, 'restoring-now'))
    await restore({ file, replace: false, copy: false }, { FENXIAO_DATA: place })
    expect(readdirSync(place).sort()).toEqual(['database', 'files', 'restoring-now'])
    await held.release()
  }, 240_000)

  it('is replaced only when told to, stays beside, and starts with the restored key and without sessions', async () => {
    const whole = join(base, 'with-key.backup')
    const other = join(base, 'other')
    const sessionsIn = async (place: string, add = sql``) => {
      const database = await openDatabase({ folder: join(place, 'database') })
      if (add.text !== '') await database.run(add)
      const rows = await database.rows(sql`SELECT FROM session`)
      await database.close()
      return rows.length
    }
    const begun = sql`INSERT INTO session (id, token_hash, user_id, expires_at, remember, address, agent)
      SELECT id, '\\x01', id, now() + interval '1 day', false, '', '' FROM "user" LIMIT 1`
    expect(await sessionsIn(folder, begun)).toBe(1)
    await backUp({ file: whole, overwrite: false, withKey: true }, given)
    await expect(
      restore({ file: whole, replace: false, copy: false }, { FENXIAO_DATA: other }),
    ).rejects.toThrow('--replace')
    await restore({ file: whole, replace: true, copy: false }, { FENXIAO_DATA: other })
    // Otherwise users who have logged out since the backup would be logged in again.
    expect(await sessionsIn(other)).toBe(0)
    const beside = readdirSync(other).filter((name) => name.includes('.before-'))
    expect(
      beside
        .map((name) => name.split('.')[0])
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual(['database', 'files'])
    const key = (place: string) => readFileSync(join(place, 'secret.key'), 'utf8')
    expect(key(other)).toBe(key(folder))
    const server = await startServer(testConfig(other, { PORT: '0', FENXIAO_SECRET_KEY: '' }))
    expect(server.firstAdmin).toBeUndefined()
    expect((await healthOf(server)).statusCode).toBe(200)
    await server.stop()
  }, 240_000)

  it('has its webhooks disabled in a copy beside the original [S6.04]', async () => {
    const statesIn = async (place: string, add = sql``) => {
      const database = await openDatabase({ folder: join(place, 'database') })
      if (add.text !== '') await database.run(add)
      const rows = await database.rows<{ name: string; status: string }>(
        sql`SELECT name, status FROM "webhook" WHERE target_url = 'https://example.com' ORDER BY name`,
      )
      await database.close()
      return rows.map(({ name, status }) => `${name} ${status}`)
    }
    const begun = sql`INSERT INTO "webhook" (id, name, target_url, status) SELECT gen_random_uuid(), name, 'https://example.com', status
      FROM (VALUES ('going', 'enabled'), ('resting', 'disabled')) AS given (name, status)`
    const states = ['going enabled', 'resting disabled']
    expect(await statesIn(folder, begun)).toEqual(states)
    const path = join(base, 'calling.backup')
    await backUp({ file: path, overwrite: false, withKey: false }, given)
    const restored = async (copy: boolean) => {
      const place = join(base, `copy-${copy}`)
      await restore({ file: path, replace: false, copy }, { FENXIAO_DATA: place })
      return statesIn(place)
    }
    expect(await restored(false)).toEqual(states)
    expect(await restored(true)).toEqual(['going disabled', 'resting disabled'])
  }, 240_000)

  it('moves to a PostgreSQL server with every table the same, and stays as it was', async () => {
    const { url = '' } = await databases.place()
    const before = await sumsIn(folder)
    await move(url, given)
    const target = await openDatabase({ url, folder: '' })
    expect(await sumsOf(target)).toEqual(before)
    const keys = sql`SELECT count(*)::int AS n FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`
    expect(await target.row<{ n: number }>(keys)).not.toEqual({ n: 0 })
    await target.close()
    expect(await sumsIn(folder)).toEqual(before)
    await expect(move(url, given)).rejects.toMatchObject({ code: 'TARGET_NOT_EMPTY' })
    const server = await startServer(
      testConfig(folder, { PORT: '0', DATABASE_URL: url, FENXIAO_SECRET_KEY: '' }),
    )
    expect(server.firstAdmin).toBeUndefined()
    await server.stop()
  }, 240_000)
})

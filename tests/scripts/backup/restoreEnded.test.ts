import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { backUp } from '#scripts/backup/backUp.ts'
import { restore } from '#scripts/backup/restore.ts'
import { root } from '#scripts/steps/root.ts'
import { readConfig } from '#server/config/readConfig.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { startServer } from '#server/start/startServer.ts'
import { testDatabases } from '#tests/support/database.ts'
import { testConfig } from '#tests/support/testServer.ts'

/** A preload that kills the process before its n-th rename of a file or folder into place. */
const ender = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { rename } = fs.promises
  let renamed = 0
  fs.promises.rename = async (from, to) => {
    renamed += 1
    if (renamed === Number(process.env.END_BEFORE)) process.kill(process.pid, 'SIGKILL')
    return rename(from, to)
  }
  syncBuiltinESMExports()`

describe('a restore that is killed while it moves its parts into place', () => {
  const databases = testDatabases('postgres')
  const base = mkdtempSync(join(tmpdir(), 'fenxiao-ended-'))
  const file = join(base, 'whole.backup')
  const preload = join(base, 'ender.mjs')
  beforeAll(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    writeFileSync(preload, ender)
    const folder = join(base, 'data')
    const server = await startServer(testConfig(folder, { PORT: '0', FENXIAO_SECRET_KEY: '' }))
    await server.stop()
    mkdirSync(join(folder, 'files'), { recursive: true })
    writeFileSync(join(folder, 'files', 'photo.png'), 'photo')
    await backUp({ file, overwrite: false, withKey: true }, { FENXIAO_DATA: folder })
  }, 240_000)
  afterAll(() => {
    vi.restoreAllMocks()
    rmSync(base, { recursive: true, force: true })
  })

  /** Kills it before a step: the first moves the files, the second the key, the third the database. */
  const endedBefore = (step: number, environment: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const args = ['--import', 'tsx', '--import', preload, join(root, 'scripts/restore.ts'), file]
      const env = { PATH: process.env['PATH'], END_BEFORE: String(step), ...environment }
      execFile(process.execPath, args, { cwd: root, env }, (error) => resolve(String(error?.signal)))
    })
  const read = (folder: string, name: string) => readFileSync(join(base, folder, name), 'utf8')

  it('keeps a server from starting on mixed data, and is completed by the next restore', async () => {
    const place = { FENXIAO_DATA: join(base, 'embedded') }
    expect(await endedBefore(2, place)).toBe('SIGKILL')
    expect(() => readConfig(place)).toThrow(expect.objectContaining({ code: 'RESTORE_UNFINISHED' }))
    await restore({ file, replace: true, copy: false }, place)
    expect(readConfig(place).dataFolder).toBe(place.FENXIAO_DATA)
    const kept = readdirSync(place.FENXIAO_DATA).filter((name) => !name.includes('.before-'))
    expect(kept.toSorted()).toEqual(['database', 'files', 'secret.key'])
    expect(read('embedded', 'secret.key')).toBe(read('data', 'secret.key'))
  }, 240_000)

  it('leaves no rows in a database server before the files and the key are in place', async () => {
    const { url = '' } = await databases.place()
    const place = { FENXIAO_DATA: join(base, 'server'), DATABASE_URL: url }
    const tables = async () => {
      const database = await openDatabase({ url, folder: '' })
      const rows = await database.rows(sql`SELECT FROM pg_tables WHERE schemaname = 'public'`)
      await database.close()
      return rows.length
    }
    expect(await endedBefore(1, place)).toBe('SIGKILL')
    expect(await tables()).toBe(0)
    await restore({ file, replace: false, copy: false }, place)
    expect(await tables()).toBeGreaterThan(0)
    expect(readdirSync(place.FENXIAO_DATA).toSorted()).toEqual(['files', 'secret.key'])
    expect(read('server', 'files/photo.png')).toBe('photo')
  }, 240_000)
})

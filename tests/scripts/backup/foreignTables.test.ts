import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { backUp } from '#scripts/backup/backUp.ts'
import { restore } from '#scripts/backup/restore.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { testDatabases } from '#tests/support/database.ts'
import { startedTemplate, testConfig } from '#tests/support/testServer.ts'

const databases = testDatabases('postgres')
const base = mkdtempSync(join(tmpdir(), 'fenxiao-foreign-'))
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(base, { recursive: true, force: true })
})

it('a backup of a database that also has tables of other programs is restored without them, and says so', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const source = await databases.place(await startedTemplate(testConfig(join(base, 'data'))))
  const database = await openDatabase(source)
  await database.run(
    sql`CREATE TABLE others_report (day date); INSERT INTO others_report VALUES ('2026-01-31')`,
  )
  await database.close()
  const file = join(base, 'foreign.backup')
  const from = { FENXIAO_DATA: join(base, 'data'), DATABASE_URL: source.url ?? '' }
  await backUp({ file, overwrite: false, withKey: false }, from)
  const target = await databases.place()
  await restore(
    { file, replace: false, copy: false },
    { FENXIAO_DATA: join(base, 'other'), DATABASE_URL: target.url ?? '' },
  )
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/^others_report: left out/u))
  const restored = await openDatabase(target)
  const users = await restored.row(sql`SELECT count(*)::int AS count FROM "user"`)
  expect(users).toEqual({ count: 1 })
  await restored.close()
})

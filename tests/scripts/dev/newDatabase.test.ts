import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { followMigrations } from '#scripts/dev/followMigrations.ts'
import { pendingMigrations } from '#server/database/migrate/migrate.ts'
import { migrationFiles } from '#server/start/migrationFiles.ts'
import { testDatabases } from '#tests/support/database.ts'
import { testConfig } from '#tests/support/testServer.ts'

const databases = testDatabases('embedded')

it('a new development database gets all migrations even if the previous one had a draft that no longer exists', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fenxiao-dev-'))
  databases.afterwards(() => rm(folder, { recursive: true }))
  const followed = { name: 'generated/0999_gone.sql', sha256: 'of it', shape: { functions: [], tables: [] } }
  await writeFile(join(folder, 'development.json'), JSON.stringify(followed))
  const database = await databases.open()
  const following = await followMigrations(database, { config: testConfig(folder), agreed: [] })
  expect(following).toEqual({ problems: [] })
  expect(await pendingMigrations(database, migrationFiles())).toEqual([])
})

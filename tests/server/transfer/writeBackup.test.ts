import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrate } from '#server/database/migrate/migrate.ts'
import { writeBackup } from '#server/transfer/writeBackup.ts'
import { testDatabases } from '#tests/support/database.ts'

const databases = testDatabases('embedded')

it('a backup fails if the folder of uploaded files cannot be read', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fenxiao-backup-'))
  databases.afterwards(() => rm(dataFolder, { recursive: true }))
  const database = await databases.open()
  await migrate(database, [])
  const lines: string[] = []
  const write = () =>
    writeBackup(database, { dataFolder, withKey: false }, async (line) => void lines.push(line))
  await write()
  expect(lines.at(-1)).toContain('"end"')
  lines.length = 0
  // A file instead of the folder: not even an administrator can read it as one.
  await writeFile(join(dataFolder, 'files'), '')
  await expect(write()).rejects.toThrow('ENOTDIR')
  expect(lines.join('')).not.toContain('"end"')
})

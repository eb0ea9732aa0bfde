import { createHash } from 'node:crypto'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Queries } from '#server/database/Database.ts'
import { appliedMigrations } from '#server/database/migrate.ts'
import { productVersion } from '../config/productVersion.ts'
import type { BackupLine } from './BackupLine.ts'
import { batchesOf, readOneState, storedTables, sumOf } from './storedTables.ts'

export interface BackupOptions {
  dataFolder: string
  /** Also the key that opens stored secrets, so that the file alone is enough; and whoever has it can read them. */
  withKey: boolean
}

const statementTimeoutMs = 60 * 60_000
const partBytes = 256 * 1024

/** Writes one state of the database, and the uploaded files, as lines. */
export async function writeBackup(
  database: Database,
  { dataFolder, withKey }: BackupOptions,
  send: (text: string) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256')
  const write = async (line: BackupLine): Promise<void> => {
    const text = `${JSON.stringify(line)}\n`
    hash.update(text)
    await send(text)
  }
  await database.transaction((tx) => writeTables(tx, write), { statementTimeoutMs })
  for (const name of await filesIn(dataFolder, withKey)) await writeFile(join(dataFolder, name), name, write)
  await send(`${JSON.stringify({ kind: 'end', sha256: hash.digest('hex') } satisfies BackupLine)}\n`)
}

type Write = (line: BackupLine) => Promise<void>

async function writeTables(tx: Queries, write: Write): Promise<void> {
  await readOneState(tx)
  const applied = await appliedMigrations(tx)
  await write({
    kind: 'backup',
    format: 1,
    version: productVersion,
    madeAt: new Date().toISOString(),
    applied,
  })
  for (const table of await storedTables(tx)) {
    for await (const rows of batchesOf(tx, table)) await write({ kind: 'rows', table, rows })
    await write({ kind: 'table', table, sum: await sumOf(tx, table) })
  }
}

/** Names of uploads never change once they are written, so those that a row names are whole. */
async function filesIn(dataFolder: string, withKey: boolean): Promise<string[]> {
  const entries = await readdir(join(dataFolder, 'files'), { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => `files/${name}`)
  return withKey ? [...names, 'secret.key'] : names
}

async function writeFile(path: string, name: string, write: Write): Promise<void> {
  const file = await open(path, 'r')
  try {
    const buffer = Buffer.alloc(partBytes)
    for (let isFirst = true; ; isFirst = false) {
      const { bytesRead } = await file.read(buffer)
      if (bytesRead === 0 && !isFirst) break
      await write({ kind: 'file', name, part: buffer.toString('base64', 0, bytesRead) })
      if (bytesRead === 0) break
    }
  } finally {
    await file.close()
  }
}

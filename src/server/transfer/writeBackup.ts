import { createHash } from 'node:crypto'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Queries } from '#server/database/Database.ts'
import { appliedMigrations } from '#server/database/migrate/migrate.ts'
import { ifAbsent } from '../config/ifAbsent.ts'
import { productVersion } from '../config/productVersion.ts'
import { backupFormat } from './BackupLine.ts'
import type { BackupLine } from './BackupLine.ts'
import type { Spool } from './Spool.ts'
import { batchesOf, lengthOf, readOneState, storedTables, sumOf } from './storedTables.ts'
import type { Cells, TableSum } from './storedTables.ts'

export interface BackupOptions {
  dataFolder: string
  /** Includes the key of stored secrets: then the file alone suffices for a restore, and anyone who has it can read them. */
  withKey: boolean
  /** Buffers the rows until the database is free again; when absent, they are sent while the database is occupied. */
  spool?: Spool | undefined
}

const statementTimeoutMs = 60 * 60_000
const partBytes = 256 * 1024
const charactersOfLine = 1024 * 1024
const noRows: TableSum = { rows: 0, sum: '' }

/** Writes one state of the database and the uploaded files as lines. */
export async function writeBackup(
  database: Database,
  { dataFolder, withKey, spool }: BackupOptions,
  send: (text: string) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256')
  const writeTo =
    (take: (text: string) => Promise<void>): Write =>
    async (line) => {
      const text = `${JSON.stringify(line)}\n`
      hash.update(text)
      await take(text)
    }
  const writeRow = writeTo(spool ? (text) => spool.take(text) : send)
  await database.transaction((tx) => writeTables(tx, writeRow), { statementTimeoutMs })
  await spool?.sendTo(send)
  const write = writeTo(send)
  for (const name of await filesIn(dataFolder, withKey)) await writeFile(join(dataFolder, name), name, write)
  await send(`${JSON.stringify({ kind: 'end', sha256: hash.digest('hex') } satisfies BackupLine)}\n`)
}

type Write = (line: BackupLine) => Promise<void>

async function writeTables(tx: Queries, write: Write): Promise<void> {
  await readOneState(tx)
  const sums: Record<string, TableSum> = {}
  const tables = await storedTables(tx)
  for (const table of tables) sums[table.name] = await sumOf(tx, table)
  await write({
    kind: 'backup',
    format: backupFormat,
    version: productVersion,
    madeAt: new Date().toISOString(),
    applied: await appliedMigrations(tx),
    sums,
  })
  for (const table of tables) {
    for await (const batch of batchesOf(tx, table))
      for (const rows of inLines(batch)) await write({ kind: 'rows', table, rows })
    await write({ kind: 'table', table, sum: sums[table.name] ?? noRows })
  }
}

/** Splits rows into lines, because a line of many long texts could not be read in one piece. */
function* inLines(rows: readonly Cells[]): Generator<Cells[]> {
  let line: Cells[] = []
  let characters = 0
  for (const row of rows) {
    line.push(row)
    characters += lengthOf(row)
    if (characters < charactersOfLine) continue
    yield line
    line = []
    characters = 0
  }
  if (line.length > 0) yield line
}

/** The paths of the files to back up. Uploads never change once written, so every file that a row names is complete. */
async function filesIn(dataFolder: string, withKey: boolean): Promise<string[]> {
  const entries = await readdir(join(dataFolder, 'files'), { withFileTypes: true }).catch(ifAbsent)
  const names = (entries ?? []).filter((entry) => entry.isFile()).map(({ name }) => `files/${name}`)
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

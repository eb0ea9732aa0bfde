import { appendFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database, Transaction } from '#server/database/Database.ts'
import type { MigrationFile } from '#server/database/migrate/migrate.ts'
import { identifier, sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { makeFolder } from '../config/makeFolder.ts'
import type { BackupLine, BackupManifest } from './BackupLine.ts'
import { fillDatabase } from './fillDatabase.ts'
import type { RowSink } from './fillDatabase.ts'
import { readBackup, readManifest } from './readBackup.ts'
import type { TableSum } from './storedTables.ts'

export interface Restore {
  file: string
  /** The migrations of this version of the product. */
  files: readonly MigrationFile[]
  /** Where the uploaded files, and the key if it is among them, go. */
  filesFolder: string
}

/** What came out of a backup. */
export interface Restored {
  madeAt: string
  version: string
  tables: ReadonlyMap<string, TableSum>
  /** Paths below the folder. */
  files: readonly string[]
}

/** Fills an empty database and folder from a backup. */
export async function restoreBackup(
  target: Database,
  { file, files, filesFolder }: Restore,
): Promise<Restored> {
  const { applied, madeAt, version, sums } = await readManifest(file)
  const tables = new Map<string, TableSum>()
  const names = new Set<string>()
  const feed = async (sink: RowSink): Promise<void> => {
    for await (const line of readBackup(file)) {
      if (line.kind === 'rows') await sink.rows(line.table, line.rows)
      if (line.kind === 'table') tables.set(line.table.name, await endTable(sink, line, sums))
      if (line.kind === 'file') names.add(await writePart(filesFolder, line))
    }
  }
  await fillDatabase(target, { applied, files, feed, finish: endSessions })
  return { madeAt, version, tables, files: [...names] }
}

type TableLine = Extract<BackupLine, { kind: 'table' }>

async function endTable(
  sink: RowSink,
  { table, sum }: TableLine,
  sums: BackupManifest['sums'],
): Promise<TableSum> {
  const promised = sums?.[table.name] ?? sum
  await sink.end(table, promised)
  return promised
}

/** Who had logged out since, or had been frozen, would be in again; and an old captcha could be answered twice. */
async function endSessions(tx: Transaction): Promise<void> {
  for (const table of ['session', 'captcha', 'export_job'])
    await tx.run(sql`DELETE FROM ${identifier(table)}`)
}

async function writePart(folder: string, { name, part }: { name: string; part: string }): Promise<string> {
  // A path that leads elsewhere is not one that we wrote.
  if (!/^(?:files\/[^/\\]+|secret\.key)$/u.test(name) || name.endsWith('/..'))
    throw new AppError('BACKUP_DAMAGED', { reason: name })
  const path = join(folder, name)
  makeFolder(dirname(path))
  await appendFile(path, Buffer.from(part, 'base64'), { mode: 0o600, flush: true })
  return name
}

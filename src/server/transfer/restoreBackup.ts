import { appendFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '#server/database/Database.ts'
import type { MigrationFile } from '#server/database/migrate.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { BackupLine } from './BackupLine.ts'
import { fillDatabase } from './fillDatabase.ts'
import type { RowSink } from './fillDatabase.ts'
import { readBackup } from './readBackup.ts'
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
  const lines = readBackup(file)
  const { value: first } = await lines.next()
  if (first?.kind !== 'backup')
    throw new AppError('BACKUP_DAMAGED', { reason: `${file}: it has no beginning` })
  const tables = new Map<string, TableSum>()
  const names = new Set<string>()
  const feed = async (sink: RowSink): Promise<void> => {
    for await (const line of lines) {
      await take(line, sink)
      if (line.kind === 'table') tables.set(line.table.name, line.sum)
      if (line.kind === 'file') names.add(await writePart(filesFolder, line))
    }
  }
  await fillDatabase(target, { applied: first.applied, files, feed })
  return { madeAt: first.madeAt, version: first.version, tables, files: [...names] }
}

async function take(line: BackupLine, sink: RowSink): Promise<void> {
  if (line.kind === 'rows') await sink.rows(line.table, line.rows)
  if (line.kind === 'table') await sink.end(line.table, line.sum)
}

async function writePart(folder: string, { name, part }: { name: string; part: string }): Promise<string> {
  // A path that leads elsewhere is not one that we wrote.
  if (!/^(?:files\/[^/\\]+|secret\.key)$/u.test(name) || name.endsWith('/..'))
    throw new AppError('BACKUP_DAMAGED', { reason: name })
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await appendFile(path, Buffer.from(part, 'base64'), { mode: 0o600, flush: true })
  return name
}

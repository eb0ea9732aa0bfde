import { appendFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database, Transaction } from '#server/database/Database.ts'
import type { MigrationFile } from '#server/database/migrate/migrate.ts'
import { syncTree } from '#server/database/embedded/syncTree.ts'
import { identifier, sql } from '#server/database/sql.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { createFolder } from '../config/createFolder.ts'
import { disableWebhooks } from '../webhooks/disableWebhooks.ts'
import { fillDatabase, refuseTables } from './fillDatabase.ts'
import type { RowSink } from './fillDatabase.ts'
import { readBackup, readManifest } from './readBackup.ts'
import type { TableSum } from './storedTables.ts'

export interface RestoreOptions {
  file: string
  /** The migrations of this version of the product. */
  files: readonly MigrationFile[]
  /** The folder for the uploaded files and, if the backup has it, the key. */
  filesFolder: string
  /** Whether the original stays in use; then the webhooks of the copy must not call its receivers. */
  isCopy: boolean
  /** Called when all rows were received and compared, before the commit. */
  beforeCommit?: (() => Promise<void>) | undefined
}

/** The contents of a restored backup. */
export interface RestoreResult {
  madeAt: string
  version: string
  tables: ReadonlyMap<string, TableSum>
  /** The tables that are not the product's. */
  leftOut: readonly string[]
  /** The restored files, as paths below the folder. */
  files: readonly string[]
  /** The number of disabled webhooks. */
  disabled: number
}

/** Fills an empty database and folder from a backup. */
export async function restoreBackup(
  target: Database,
  { file, files, filesFolder, isCopy, beforeCommit }: RestoreOptions,
): Promise<RestoreResult> {
  const { applied, madeAt, version, sums } = await readManifest(file)
  await refuseTables(target)
  // Written before the transaction, because a server aborts a transaction that is idle for a minute.
  const names = await writeFiles(file, filesFolder)
  const tables = new Map<string, TableSum>()
  const leftOut: string[] = []
  let disabled = 0
  const feed = async (sink: RowSink): Promise<void> => {
    for await (const line of readBackup(file)) {
      if (line.kind === 'rows') await sink.rows(line.table, line.rows)
      if (line.kind !== 'table') continue
      const { name } = line.table
      const promised = sums?.[name] ?? line.sum
      if (await sink.end(line.table, promised)) tables.set(name, promised)
      else leftOut.push(name)
    }
  }
  const finish = async (tx: Transaction): Promise<void> => {
    await endSessions(tx)
    if (isCopy) disabled = await disableWebhooks(tx)
    await beforeCommit?.()
  }
  await fillDatabase(target, { applied, files, feed, finish })
  return { madeAt, version, tables, leftOut, files: names, disabled }
}

async function writeFiles(file: string, folder: string): Promise<string[]> {
  const names = new Set<string>()
  for await (const line of readBackup(file))
    if (line.kind === 'file') names.add(await writePart(folder, line))
  await syncTree(folder)
  return [...names]
}

/** Ends all sessions: people who have logged out or been frozen since would be logged in again, and old captchas be reusable. */
async function endSessions(tx: Transaction): Promise<void> {
  for (const table of ['session', 'captcha', 'export_job'])
    await tx.run(sql`DELETE FROM ${identifier(table)}`)
}

async function writePart(folder: string, { name, part }: { name: string; part: string }): Promise<string> {
  // Our backups contain no other paths, such as ones that lead out of the folder.
  if (!/^(?:files\/[^/\\]+|secret\.key)$/u.test(name) || name.endsWith('/..'))
    throw new AppError('BACKUP_DAMAGED', { reason: name })
  const path = join(folder, name)
  createFolder(dirname(path))
  await appendFile(path, Buffer.from(part, 'base64'), { mode: 0o600, flush: true })
  return name
}

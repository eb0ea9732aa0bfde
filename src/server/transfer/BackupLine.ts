import type { AppliedMigration } from '#server/database/migrate/migrate.ts'
import type { Cells, StoredTable, TableSum } from './storedTables.ts'

/** The format of new backups. */
export const backupFormat = 2

/** One line of a backup, which consists of compressed lines of JSON. */
export type BackupLine =
  | BackupManifest
  | { kind: 'rows'; table: StoredTable; rows: readonly Cells[] }
  | { kind: 'table'; table: StoredTable; sum: TableSum }
  /** A part of a file of the data folder, in base64. */
  | { kind: 'file'; name: string; part: string }
  /** The SHA-256 of all previous lines. */
  | { kind: 'end'; sha256: string }
  /** The reason why the writer failed. */
  | { kind: 'failed'; reason: string }

/** The first line: the origin of the backup and its required contents. */
export interface BackupManifest {
  kind: 'backup'
  format: 1 | typeof backupFormat
  version: string
  madeAt: string
  applied: readonly AppliedMigration[]
  /** The sums of all tables; the first format had only each table's own line. */
  sums?: Readonly<Record<string, TableSum>>
}

import type { AppliedMigration } from '#server/database/migrate/migrate.ts'
import type { Cells, StoredTable, TableSum } from './storedTables.ts'

/** The format that is written. */
export const backupFormat = 2

/** One line of a backup, which is compressed lines of JSON. */
export type BackupLine =
  | BackupManifest
  | { kind: 'rows'; table: StoredTable; rows: readonly Cells[] }
  | { kind: 'table'; table: StoredTable; sum: TableSum }
  /** Part of a file of the data folder, in base64. */
  | { kind: 'file'; name: string; part: string }
  /** The SHA-256 of all lines before. */
  | { kind: 'end'; sha256: string }
  /** The writer could not go on. */
  | { kind: 'failed'; reason: string }

/** The first line: what the backup is of, and all that must be in it. */
export interface BackupManifest {
  kind: 'backup'
  format: 1 | typeof backupFormat
  version: string
  madeAt: string
  applied: readonly AppliedMigration[]
  /** Of every table; the first format had only each table's own line. */
  sums?: Readonly<Record<string, TableSum>>
}

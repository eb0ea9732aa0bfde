import type { AppliedMigration } from '#server/database/migrate.ts'
import type { Cells, StoredTable, TableSum } from './storedTables.ts'

/** One line of a backup, which is compressed lines of JSON. */
export type BackupLine =
  | { kind: 'backup'; format: 1; version: string; madeAt: string; applied: readonly AppliedMigration[] }
  | { kind: 'rows'; table: StoredTable; rows: readonly Cells[] }
  | { kind: 'table'; table: StoredTable; sum: TableSum }
  /** Part of a file of the data folder, in base64. */
  | { kind: 'file'; name: string; part: string }
  /** The SHA-256 of all lines before. */
  | { kind: 'end'; sha256: string }
  /** Whoever wrote it could not go on. */
  | { kind: 'failed'; reason: string }

import type { Database, Queries } from '#server/database/Database.ts'
import { appliedMigrations } from '#server/database/migrate/migrate.ts'
import type { MigrationFile } from '#server/database/migrate/migrate.ts'
import { fillDatabase } from './fillDatabase.ts'
import { batchesOf, readOneState, storedTables, sumOf } from './storedTables.ts'
import type { TableSum } from './storedTables.ts'

const statementTimeoutMs = 60 * 60_000

/** Copies one state of a database into an empty one and reports each compared table; only reads the source. */
export async function moveDatabase(
  source: Database,
  target: Database,
  { files, onTable }: { files: readonly MigrationFile[]; onTable: (name: string, sum: TableSum) => void },
): Promise<void> {
  const read = async (tx: Queries): Promise<void> => {
    await readOneState(tx)
    const applied = await appliedMigrations(tx)
    await fillDatabase(target, {
      applied,
      files,
      feed: async (sink) => {
        for (const table of await storedTables(tx)) {
          for await (const rows of batchesOf(tx, table)) await sink.rows(table, rows)
          const sum = await sumOf(tx, table)
          if (await sink.end(table, sum)) onTable(table.name, sum)
        }
      },
    })
  }
  await source.transaction(read, { statementTimeoutMs })
}

import type { Database } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { IndexNote } from './indexNotes.ts'

/** An index of a database. */
export interface UsedIndex extends IndexNote {
  bytes: number
  /** The number of reads since the database began to count. */
  reads: number
}

/** The indexes of the schemas with their sizes and uses; those that the database does not have yet are left out. */
export async function usedIndexes(database: Database, notes: readonly IndexNote[]): Promise<UsedIndex[]> {
  const rows = await database.rows<{ index: string; bytes: number; reads: number }>(sql`
    SELECT indexrelname AS index, pg_relation_size(indexrelid)::float8 AS bytes, idx_scan::float8 AS reads
    FROM pg_stat_user_indexes WHERE schemaname = current_schema()`)
  const found = new Map(rows.map((row) => [row.index, row]))
  return notes.flatMap((note) => {
    const row = found.get(note.index)
    return row ? [{ ...note, bytes: row.bytes, reads: row.reads }] : []
  })
}

/** The indexes as lines for people, table by table. */
export function indexLines(indexes: readonly UsedIndex[]): string[] {
  return indexes.flatMap(({ table, index, serves, costs, bytes, reads }, at) => [
    ...(indexes[at - 1]?.table === table ? [] : [...(at === 0 ? [] : ['']), table]),
    `  ${index}: ${sizeOf(bytes)}, read ${reads} times`,
    `    serves ${serves}; ${costs}`,
  ])
}

function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

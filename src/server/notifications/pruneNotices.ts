import type { Queries } from '#server/database/Database.ts'
import { deleteInPieces } from '#server/database/deleteInPieces.ts'
import { sql } from '#server/database/sql.ts'

const days = 90
const rows = 20_000

/** Removes notices that are too old or too many, with the marks of their readers. */
export async function pruneNotices(queries: Queries): Promise<void> {
  await deleteInPieces(queries, {
    table: sql`notification`,
    where: sql`created_at < now() - make_interval(days => ${days}::int)
      OR id <= (SELECT id FROM notification ORDER BY id DESC OFFSET ${rows} LIMIT 1)`,
  })
}

import type { Database } from '#server/database/Database.ts'
import { inReadTurns } from '#server/database/ReadTurns.ts'
import { raw, sql } from '#server/database/sql.ts'
import { idsSql } from '../query/filterSql.ts'
import type { OverFilter } from '../query/ListQuery.ts'

/** More are found soon by going through the list in its order. */
const namedAtMost = 200

/**
 * Looks up which records an alternative is about, as long as they are few. The list is then asked for by their ids, each by an index: of
 * several queries of which one must hold the planner knows nothing, and expects half of all rows from each.
 */
export async function foundOver(database: Database, over: OverFilter): Promise<OverFilter> {
  const { table, filter, owned } = over
  const found = idsSql(table, owned ? [filter, owned] : [filter])
  const rows = await inReadTurns(database, table.name).rows<{ id: string }>(
    sql`${found} ${raw(`LIMIT ${namedAtMost + 1}`)}`,
  )
  return rows.length > namedAtMost ? over : { ...over, ids: rows.map(({ id }) => id) }
}

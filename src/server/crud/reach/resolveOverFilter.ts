import type { Database } from '#server/database/Database.ts'
import { inReadTurns } from '#server/database/ReadTurns.ts'
import { raw, sql } from '#server/database/sql.ts'
import { idsSql } from '../query/filterSql.ts'
import type { OverFilter } from '../query/ListQuery.ts'

/** With more ids, reading the list in its order finds matches sooner. */
const namedAtMost = 200

/**
 * Looks up the records that an alternative is about, if they are few. The list is then queried by their ids, each by an
 * index: the planner cannot estimate alternatives of nested queries, and expects half of all rows from each.
 */
export async function resolveOverFilter(database: Database, over: OverFilter): Promise<OverFilter> {
  const { table, filter, owned } = over
  const found = idsSql(table, owned ? [filter, owned] : [filter])
  const rows = await inReadTurns(database, table.name).rows<{ id: string }>(
    sql`${found} ${raw(`LIMIT ${namedAtMost + 1}`)}`,
  )
  return rows.length > namedAtMost ? over : { ...over, ids: rows.map(({ id }) => id) }
}

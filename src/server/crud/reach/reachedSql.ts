import type { EntityName } from '#generated/types/EntityName.ts'
import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import { idsSql } from '../query/filterSql.ts'
import { ownedFilterFor } from './ownedFilterFor.ts'
import type { ReachContext } from './ownedFilterFor.ts'

/** The condition that the caller may see a record, for hand-written statements. */
export async function reachedSql(entity: EntityName, id: Sql, reachContext: ReachContext): Promise<Sql> {
  const table = reachContext.catalog.tableOf(entity)
  const owned = await ownedFilterFor(table, reachContext)
  return owned ? sql`${id} IN (${idsSql(table, [owned])})` : sql`TRUE`
}

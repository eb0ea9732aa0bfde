import type { Queries } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { tableSql } from '../entity/tableSql.ts'
import { whereSql } from '../query/filterSql.ts'
import type { OwnedFilter } from '../query/ListQuery.ts'
import { recordNotFound } from '../read/findRecord.ts'
import { ownedFilterFor } from './ownedFilterFor.ts'
import type { ReachContext } from './ownedFilterFor.ts'

/** Refuses records that the caller may not see, as if they did not exist. */
export async function requireReach(
  queries: Queries,
  table: Table,
  ids: readonly string[],
  reachContext: ReachContext,
): Promise<void> {
  const other = await firstBeyond(queries, table, ids, reachContext)
  if (other !== undefined) throw recordNotFound(other)
}

/** Whether the caller may see a record. */
export async function isReached(
  queries: Queries,
  table: Table,
  id: string,
  reachContext: ReachContext,
): Promise<boolean> {
  return (await firstBeyond(queries, table, [id], reachContext)) === undefined
}

/** Refuses a change after which its caller could no longer see the record; names the properties at fault. */
export async function requireStillReached(
  queries: Queries,
  table: Table,
  { id, changed }: { id: string; changed: (property: string) => boolean },
  reachContext: ReachContext,
): Promise<void> {
  const names = table.ownedBy?.columns ?? []
  if (!names.some(changed)) return
  if (await isReached(queries, table, id, reachContext)) return
  const blamed = names.filter(changed)
  throw new AppError('INPUT_INVALID', {
    fields: blamed.map((name) => ({ path: `/${name}`, code: 'beyondReach' })),
  })
}

/** The first of the records that the caller may not see. */
async function firstBeyond(
  queries: Queries,
  table: Table,
  ids: readonly string[],
  reachContext: ReachContext,
): Promise<string | undefined> {
  const owned = await ownedFilterFor(table, reachContext)
  if (!owned) return undefined
  const reached = await idsReached(queries, table, { ids, owned })
  return ids.find((id) => !reached.has(id.toLowerCase()))
}

/** The ids of the records that the caller may see. */
export async function idsReached(
  queries: Queries,
  table: Table,
  { ids, owned }: { ids: readonly string[]; owned: OwnedFilter },
): Promise<ReadonlySet<string>> {
  const rows = await queries.rows<{ id: string }>(
    sql`SELECT t."id" FROM ${tableSql(table).name} t ${whereSql(table, [owned])} AND t."id" = ANY(${ids}::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

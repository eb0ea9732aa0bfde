import type { Database } from '#server/database/Database.ts'
import { inReadTurns } from '#server/database/ReadTurns.ts'
import { identifier, sql } from '#server/database/sql.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'
import { whereSql } from '../query/filterSql.ts'
import type { BelowFilter, FilterValue, WithinFilter } from '../query/ListQuery.ts'
import { ownedFilterFor } from './ownedFilterFor.ts'
import type { ReachContext } from './ownedFilterFor.ts'

/**
 * Looks up the nodes below the named ones. The list is then queried by their ids: the planner knows how often each id occurs,
 * but expects ten rows from a nested query.
 */
export async function resolveBelowFilter(
  database: Database,
  { tree, filter }: BelowFilter,
  reachContext: ReachContext,
): Promise<WithinFilter> {
  const named = filter.kind === 'linked' ? (filter.ids ?? []) : filter.values
  const nodes = [...named, ...(await nodesWithin(database, tree, named, reachContext))]
  const within = filter.kind === 'linked' ? { ...filter, ids: nodes } : { ...filter, values: nodes }
  return { kind: 'within', tree, filter: within }
}

/** The named nodes and the nodes below them, as far as the caller sees them. */
async function nodesWithin(
  database: Database,
  tree: Table,
  named: readonly FilterValue[],
  reachContext: ReachContext,
): Promise<string[]> {
  if (tree.parent === undefined) throw new TypeError(`${tree.entity} is not a tree`)
  const owned = await ownedFilterFor(tree, reachContext)
  const seen = whereSql(tree, owned ? [owned] : [])
  const { name } = tableSql(tree)
  // UNION drops duplicates, so the recursion ends even if nodes form a loop.
  const rows = await inReadTurns(database, tree.name).rows<{ id: string }>(sql`
    WITH RECURSIVE below (id) AS (
      SELECT t."id" FROM ${name} t ${seen} AND t."id" = ANY(${named}::uuid[])
      UNION SELECT t."id" FROM ${name} t JOIN below ON t.${identifier(tree.parent)} = below.id ${seen})
    SELECT id FROM below`)
  return rows.map(({ id }) => id)
}

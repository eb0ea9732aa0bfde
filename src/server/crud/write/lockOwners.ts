import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Owner, Table } from '#shared/contracts/Table.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import type { Catalog, Context } from '../entity/Context.ts'
import type { Draft } from '../entity/Row.ts'
import { requireReach } from '../reach/requireReach.ts'
import { lockFound, recordNotFound } from '../read/findRecord.ts'
import { lockTree } from './references/treeLoop.ts'

/** Rows that are about to be locked, made or moved to another owner. */
interface Rows {
  /** Those that are stored, as `FROM … WHERE …`. */
  stored?: Sql
  /** What is written into some of them: their owners are locked, too. */
  drafts?: readonly Draft[]
}

/**
 * Locks the owners of rows, and their own owners before them, before the rows are locked. Who saves an owner holds it and comes to
 * its rows next; calls about rows alone, which bring their owners up to date in the end, would wait for it the other way round.
 */
export async function lockOwners(
  tx: Transaction,
  { owners = [] }: Pick<Table, 'owners'>,
  rows: Rows,
  catalog: Catalog,
): Promise<void> {
  for (const lock of locksOf(owners, rows, catalog)) await tx.run(lock)
}

/** Locks records in the order of all calls: their tree, their owners, and then they themselves. The first that is not there for the caller is refused. */
export async function lockInOrder(
  tx: Transaction,
  table: Table,
  { ids, forDelete }: { ids: readonly string[]; forDelete: boolean },
  context: Context,
): Promise<void> {
  const { catalog, savedOwner } = context
  if (table.parent !== undefined) await lockTree(tx, table)
  // Those of rows that are saved with their owner are locked.
  if (savedOwner === undefined) await lockOwners(tx, table, { stored: rowsById(table, ids) }, catalog)
  const missing = await lockFound(tx, table, { ids, forDelete })
  // Before what is missing is told: of several ids the same one is named, be it missing or out of reach.
  await requireReach(tx, table, ids, context)
  if (missing !== undefined) throw recordNotFound(missing)
}

/** Where the rows with these ids are. */
export function rowsById({ name }: Table, ids: readonly string[]): Sql {
  // PostgreSQL keeps its plan for a single one only.
  const wanted = ids.length === 1 ? sql`= ${ids[0]}` : sql`= ANY(${ids}::uuid[])`
  return sql`FROM ${identifier(name)} WHERE "id" ${wanted}`
}

/** Where owners have owners of their own kind, the nearest. */
function locksOf(
  owners: readonly Owner[],
  rows: Rows,
  catalog: Catalog,
  below: readonly string[] = [],
): Sql[] {
  return owners.flatMap((owner) => {
    const ids = ownerIds(owner, rows)
    if (ids.length === 0 || below.includes(owner.entity)) return []
    const above = catalog.tableOf(owner.entity)
    const found = sql`FROM ${identifier(above.name)} WHERE "id" = ANY(ARRAY(${join(ids, ' UNION ALL ')}))`
    const lock = sql`SELECT ${found} ORDER BY "id" FOR NO KEY UPDATE`
    const around = locksOf(above.owners ?? [], { stored: found }, catalog, [...below, owner.entity])
    return [...around, lock]
  })
}

function ownerIds({ of }: Owner, { stored, drafts = [] }: Rows): Sql[] {
  const given = [...new Set(drafts.flatMap(({ [of]: id = null }) => (isUuid(id) ? [id] : [])))]
  return [
    ...(stored ? [sql`SELECT ${identifier(of)} ${stored}`] : []),
    // PostgreSQL keeps its plan for a single one only.
    ...(given.length === 1 ? [sql`SELECT ${given[0]}::uuid`] : []),
    ...(given.length > 1 ? [sql`SELECT unnest(${given}::uuid[])`] : []),
  ]
}

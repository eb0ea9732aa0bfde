import type { Transaction } from '#server/database/Database.ts'
import { identifier, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Owner, Referrer, Table } from '#shared/contracts/Table.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import type { Catalog, Context } from '../entity/Context.ts'
import type { Draft } from '../entity/Row.ts'
import { requireReach } from '../reach/requireReach.ts'
import { lockExisting, recordNotFound } from '../read/findRecord.ts'
import { lockTree } from './references/treeLoop.ts'

/** Rows that are about to be locked, made or moved to another owner. */
interface Rows {
  /** The stored rows, as `FROM … WHERE …`. */
  stored?: Sql
  /** The values to write to some of them, whose owners are locked too. */
  drafts?: readonly Draft[]
}

/**
 * Locks the owners of rows, and first the owners of those, before the rows are locked. A call that saves an owner locks the
 * owner and then its rows; calls that change rows update the owners last and would otherwise lock in the opposite order.
 */
export async function lockOwners(
  tx: Transaction,
  { owners = [] }: Pick<Table, 'owners'>,
  rows: Rows,
  catalog: Catalog,
): Promise<void> {
  for (const lock of locksOf(owners, rows, catalog)) await tx.run(lock)
}

/** Records to lock. */
interface Locking {
  ids: readonly string[]
  forDelete: boolean
  /** The values that all of them will get. */
  draft?: Draft
  /** Whether the records that are deleted along with them will be locked too. */
  withCascade?: boolean
}

/**
 * Locks records in the order of all calls: their tree, their owners, then the records. Refuses the first one that does not
 * exist or is beyond the caller's reach.
 */
export async function lockInOrder(
  tx: Transaction,
  table: Table,
  { ids, forDelete, draft = {}, withCascade = false }: Locking,
  context: Context,
): Promise<void> {
  const { catalog, savedOwner } = context
  if (table.parent !== undefined) await lockTree(tx, table)
  if (withCascade) await lockOwnersOfCascade(tx, table, ids, catalog)
  const rows = { stored: rowsById(table, ids), drafts: [draft] }
  // The owner of rows that are saved together with it is locked already.
  if (savedOwner === undefined) await lockOwners(tx, table, rows, catalog)
  const missing = await lockExisting(tx, table, { ids, forDelete })
  // Checked before missing records are reported, so that of several ids the same one is named in either case.
  await requireReach(tx, table, ids, context)
  if (missing !== undefined) throw recordNotFound(missing)
}

/**
 * Locks the owners of referring rows that have further owners, the records themselves among them. A call that changes such a
 * row locks its owners in this order, and may need one of the others before the record.
 */
async function lockOwnersOfCascade(
  tx: Transaction,
  { referrers }: Table,
  ids: readonly string[],
  catalog: Catalog,
): Promise<void> {
  for (const referrer of referrers.filter(isCascade)) {
    const { owners = [] } = catalog.tableOf(referrer.entity)
    if (owners.every(({ of }) => of === referrer.column)) continue
    await lockOwners(tx, { owners }, { stored: referringRows(referrer, ids) }, catalog)
  }
}

/** Whether the referring records are deleted along with the record. */
export function isCascade({ onDelete, link }: Referrer): boolean {
  return onDelete === 'cascade' && !link
}

/** The rows that refer to these ids, including hidden rows. */
export function referringRows({ table, column }: Referrer, ids: readonly string[]): Sql {
  return sql`FROM ${identifier(table)} WHERE ${identifier(column)} = ANY(${ids}::uuid[])`
}

/** The SQL of the rows with these ids. */
export function rowsById({ name }: Table, ids: readonly string[]): Sql {
  // PostgreSQL keeps the plan only for a single id.
  const wanted = ids.length === 1 ? sql`= ${ids[0]}` : sql`= ANY(${ids}::uuid[])`
  return sql`FROM ${identifier(name)} WHERE "id" ${wanted}`
}

/** The statements that lock owners. Of owners with owners of the same entity, only the nearest are locked. */
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
    // PostgreSQL keeps the plan only for a single id.
    ...(given.length === 1 ? [sql`SELECT ${given[0]}::uuid`] : []),
    ...(given.length > 1 ? [sql`SELECT unnest(${given}::uuid[])`] : []),
  ]
}

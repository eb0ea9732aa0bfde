import type { EntityName } from '#generated/types/EntityName.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import type { Context } from '../entity/Context.ts'
import { tableSql } from '../entity/tableSql.ts'
import type { OwnedFilter, OwnedReference } from '../query/ListQuery.ts'

/** The caller and the caller's rights. */
export type ReachContext = Pick<Context, 'catalog' | 'user' | 'may' | 'isServer'>

/** The filter for the records of an entity that the caller may see and change; undefined: all records. */
export async function ownedFilterFor(
  table: Table,
  reachContext: ReachContext,
): Promise<OwnedFilter | undefined> {
  const { ownedBy } = table
  const { user, may, isServer } = reachContext
  if (!ownedBy || isServer || !user || !may) return undefined
  const { columns, codes } = ownedBy
  if (codes && (await may(codes.all))) return undefined
  const withDepartment = codes !== undefined && (await may(codes.department))
  const by: OwnedReference[] = []
  for (const column of columns.map((name) => referenceOf(table, name))) {
    const owner = ownerOf(column, reachContext)
    by.push(
      owner
        ? { column, table: owner, owned: await ownedFilterFor(owner, reachContext) }
        : { column, userId: user.id, withDepartment },
    )
  }
  // For an entity without codes of its own: callers who see all records of its owners see all of its records, including those
  // without an owner.
  return codes || by.some(isLimited) ? { kind: 'owned', by } : undefined
}

function isLimited(reference: OwnedReference): boolean {
  return 'userId' in reference || reference.owned !== undefined
}

function referenceOf(table: Table, name: string): Column {
  const column = tableSql(table).columns.get(name)
  if (!column?.reference) throw new TypeError(`${table.entity}: ${name} is not a reference`)
  return column
}

/** The entity that the reference leads to; undefined if it is the users. */
export function ownerOf({ reference }: Column, { catalog }: ReachContext): Table | undefined {
  return reference && reference.entity !== ('user' satisfies EntityName)
    ? catalog.tableOf(reference.entity)
    : undefined
}

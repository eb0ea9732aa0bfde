import type { Table } from '#shared/contracts/Table.ts'
import type { Filter } from '../query/ListQuery.ts'
import { ownerOf } from './ownedFilterFor.ts'
import type { ReachContext } from './ownedFilterFor.ts'

/** The codes that let the caller see more than their own records, in the list and in the tables that its filters look into. */
export async function reachCodesOf(
  table: Table,
  filters: readonly Filter[],
  reachContext: ReachContext,
): Promise<readonly string[]> {
  const lookedInto = filters.flatMap(tablesIn)
  const held: string[] = []
  for (const each of [table, ...lookedInto]) held.push(...(await reachInto(each, reachContext)))
  return [...new Set(held)]
}

/** The tables that a condition looks into. */
function tablesIn(filter: Filter): Table[] {
  if (filter.kind === 'within') return [filter.tree]
  if (filter.kind === 'alternatives') return filter.among.flat().flatMap(tablesIn)
  return filter.kind === 'over' ? [filter.table, ...tablesIn(filter.filter)] : []
}

async function reachInto({ columns, ownedBy }: Table, reachContext: ReachContext): Promise<string[]> {
  const { may } = reachContext
  if (!ownedBy || !may) return []
  const { codes } = ownedBy
  if (codes && (await may(codes.all))) return [codes.all]
  const held = codes && (await may(codes.department)) ? [codes.department] : []
  for (const column of columns.filter(({ name }) => ownedBy.columns.includes(name))) {
    const owner = ownerOf(column, reachContext)
    if (owner) held.push(...(await reachInto(owner, reachContext)))
  }
  return held
}

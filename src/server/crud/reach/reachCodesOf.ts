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
  const held = await reachOver(table, filters, reachContext)
  return [...new Set(held.map(({ code }) => code))]
}

/** Whether the caller sees some of these records only by their department. */
export async function reachesByDepartment(
  table: Table,
  filters: readonly Filter[],
  reachContext: ReachContext,
): Promise<boolean> {
  const held = await reachOver(table, filters, reachContext)
  return held.some(({ ofDepartment }) => ofDepartment)
}

/** A code that widens the caller's reach. */
interface HeldReach {
  code: string
  ofDepartment: boolean
}

async function reachOver(
  table: Table,
  filters: readonly Filter[],
  reachContext: ReachContext,
): Promise<HeldReach[]> {
  const held: HeldReach[] = []
  for (const each of [table, ...filters.flatMap(tablesIn)])
    held.push(...(await reachInto(each, reachContext)))
  return held
}

/** The tables that a condition looks into. */
function tablesIn(filter: Filter): Table[] {
  if (filter.kind === 'within') return [filter.tree]
  if (filter.kind === 'alternatives') return filter.among.flat().flatMap(tablesIn)
  return filter.kind === 'over' ? [filter.table, ...tablesIn(filter.filter)] : []
}

async function reachInto({ columns, ownedBy }: Table, reachContext: ReachContext): Promise<HeldReach[]> {
  const { may } = reachContext
  if (!ownedBy || !may) return []
  const { codes } = ownedBy
  if (codes && (await may(codes.all))) return [{ code: codes.all, ofDepartment: false }]
  const held: HeldReach[] = []
  if (codes && (await may(codes.department))) held.push({ code: codes.department, ofDepartment: true })
  for (const column of columns.filter(({ name }) => ownedBy.columns.includes(name))) {
    const owner = ownerOf(column, reachContext)
    if (owner) held.push(...(await reachInto(owner, reachContext)))
  }
  return held
}

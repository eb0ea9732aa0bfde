import type { Database } from '#server/database/Database.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { AlternativesFilter, UnresolvedFilter, Filter, OverFilter } from '../query/ListQuery.ts'
import { resolveBelowFilter } from './resolveBelowFilter.ts'
import { resolveOverFilter } from './resolveOverFilter.ts'
import { ownedFilterFor } from './ownedFilterFor.ts'
import type { ReachContext } from './ownedFilterFor.ts'

/** Applies the caller's rights to a list's conditions: the reach, and the page codes of lists that conditions look into. */
export async function permittedFilters(
  database: Database,
  table: Table,
  filters: readonly UnresolvedFilter[],
  reachContext: ReachContext,
): Promise<readonly Filter[]> {
  const permitted = await allPermitted(database, filters, reachContext)
  const owned = await ownedFilterFor(table, reachContext)
  return owned ? [...permitted, owned] : permitted
}

async function allPermitted(
  database: Database,
  filters: readonly UnresolvedFilter[],
  reachContext: ReachContext,
): Promise<readonly Filter[]> {
  const permitted: Filter[] = []
  for (const filter of filters) permitted.push(await permittedFilter(database, filter, reachContext))
  return permitted
}

async function permittedFilter(
  database: Database,
  filter: UnresolvedFilter,
  reachContext: ReachContext,
): Promise<Filter> {
  if (filter.kind === 'below') return resolveBelowFilter(database, filter, reachContext)
  if (filter.kind === 'alternatives') return permittedAmong(database, filter, reachContext)
  return filter.kind === 'over' ? permittedOver(database, filter, reachContext) : filter
}

async function permittedAmong(
  database: Database,
  { kind, among }: AlternativesFilter<UnresolvedFilter>,
  reachContext: ReachContext,
): Promise<Filter> {
  const permitted: (readonly Filter[])[] = []
  for (const filters of among) permitted.push(await allFound(database, filters, reachContext))
  return { kind, among: permitted }
}

async function allFound(
  database: Database,
  filters: readonly UnresolvedFilter[],
  reachContext: ReachContext,
): Promise<readonly Filter[]> {
  const found: Filter[] = []
  for (const filter of await allPermitted(database, filters, reachContext))
    found.push(filter.kind === 'over' ? await resolveOverFilter(database, filter) : filter)
  return found
}

/** Prevents that a filter reveals facts that the other list would not show. */
async function permittedOver(
  database: Database,
  over: OverFilter<UnresolvedFilter>,
  reachContext: ReachContext,
): Promise<OverFilter> {
  const { may } = reachContext
  if (may && !(await may(over.page))) throw new AppError('FORBIDDEN')
  const filter = await permittedFilter(database, over.filter, reachContext)
  const owned = await ownedFilterFor(over.table, reachContext)
  return owned ? { ...over, filter, owned } : { ...over, filter }
}

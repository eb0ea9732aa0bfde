import type { Database } from '#server/database/Database.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { AlternativesFilter, AskedFilter, Filter, OverFilter } from '../query/ListQuery.ts'
import { foundBelow } from './foundBelow.ts'
import { foundOver } from './foundOver.ts'
import { ownedFilterFor } from './ownedFilterFor.ts'
import type { Asking } from './ownedFilterFor.ts'

/** Applies the caller's rights to a list's conditions: the reach, and the page codes of lists that conditions look into. */
export async function permittedFilters(
  database: Database,
  table: Table,
  filters: readonly AskedFilter[],
  asking: Asking,
): Promise<readonly Filter[]> {
  const permitted = await allPermitted(database, filters, asking)
  const owned = await ownedFilterFor(table, asking)
  return owned ? [...permitted, owned] : permitted
}

async function allPermitted(
  database: Database,
  filters: readonly AskedFilter[],
  asking: Asking,
): Promise<readonly Filter[]> {
  const permitted: Filter[] = []
  for (const filter of filters) permitted.push(await permittedFilter(database, filter, asking))
  return permitted
}

async function permittedFilter(database: Database, filter: AskedFilter, asking: Asking): Promise<Filter> {
  if (filter.kind === 'below') return foundBelow(database, filter, asking)
  if (filter.kind === 'alternatives') return permittedAmong(database, filter, asking)
  return filter.kind === 'over' ? permittedOver(database, filter, asking) : filter
}

async function permittedAmong(
  database: Database,
  { kind, among }: AlternativesFilter<AskedFilter>,
  asking: Asking,
): Promise<Filter> {
  const permitted: (readonly Filter[])[] = []
  for (const filters of among) permitted.push(await allFound(database, filters, asking))
  return { kind, among: permitted }
}

async function allFound(
  database: Database,
  filters: readonly AskedFilter[],
  asking: Asking,
): Promise<readonly Filter[]> {
  const found: Filter[] = []
  for (const filter of await allPermitted(database, filters, asking))
    found.push(filter.kind === 'over' ? await foundOver(database, filter) : filter)
  return found
}

/** Prevents that a filter reveals facts that the other list would not show. */
async function permittedOver(
  database: Database,
  over: OverFilter<AskedFilter>,
  asking: Asking,
): Promise<OverFilter> {
  const { may } = asking
  if (may && !(await may(over.page))) throw new AppError('FORBIDDEN')
  const filter = await permittedFilter(database, over.filter, asking)
  const owned = await ownedFilterFor(over.table, asking)
  return owned ? { ...over, filter, owned } : { ...over, filter }
}

import type { Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Filter, OverFilter } from '../query/ListQuery.ts'
import { ownedFilterFor } from './ownedFilterFor.ts'
import type { Asking } from './ownedFilterFor.ts'

/** A list's conditions as its caller may have them: of records that the caller may see, and over lists that the caller may open. */
export async function permittedFilters(
  table: Table,
  filters: readonly Filter[],
  asking: Asking,
): Promise<readonly Filter[]> {
  const permitted: Filter[] = []
  for (const filter of filters)
    permitted.push(filter.kind === 'over' ? await permittedOver(filter, asking) : filter)
  const owned = await ownedFilterFor(table, asking)
  return owned ? [...permitted, owned] : permitted
}

/** Lets nobody learn from a filter what a list would not tell them. */
async function permittedOver(filter: OverFilter, asking: Asking): Promise<OverFilter> {
  const { may } = asking
  if (may && !(await may(filter.page))) throw new AppError('FORBIDDEN')
  const owned = await ownedFilterFor(filter.table, asking)
  return owned ? { ...filter, owned } : filter
}

import type { Json } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { visibleProperty } from '../entity/visibleProperty.ts'
import type { EntityCatalog } from '../entity/visibleProperty.ts'
import type { UnresolvedFilter, Filter, OverFilter } from './ListQuery.ts'
import { queryInvalid } from './queryInvalid.ts'
import { withoutEnding } from './splitFilter.ts'

/** A condition on a referenced record. */
export interface OverCondition {
  /** The name as in the call: `user_id.province_eq`. */
  name: string
  /** The reference. */
  column: Column
  value: Json
}

type ReadFilter = (table: Table, name: string, value: Json, catalog: EntityCatalog) => UnresolvedFilter[]

/** Reads a condition on one property of a referenced record, as the list of those records would. */
export function readOverFilter(
  catalog: EntityCatalog,
  { name, column, value }: OverCondition,
  readFilter: ReadFilter,
): OverFilter<UnresolvedFilter>[] {
  const { reference } = column
  const table = reference && catalog.tableOf(reference.entity)
  const resource = table && catalog.resourceOf(table.entity)
  if (!resource) throw queryInvalid(name, 'over')
  const inner = name.slice(column.name.length + 1)
  const read = () => readFilter(table, inner, value, catalog)
  return withWholeName(name, isVisible(table, catalog, inner), read).map((filter) => {
    const compared = comparedIn(filter)
    if (!compared || !visibleProperty(table, catalog, compared.name)) throw queryInvalid(name, 'over')
    return { kind: 'over', column, table, ...positive(filter), page: resource.permissions.page }
  })
}

/** The property that a condition compares; undefined if it leads on to other records. */
function comparedIn(filter: UnresolvedFilter): Column | undefined {
  if (filter.kind === 'below') return comparedIn(filter.filter)
  return 'column' in filter && filter.kind !== 'over' ? filter.column : undefined
}

/** Gives a refusal the whole name of the condition. The original reason is told only for a property that people may see. */
function withWholeName(
  name: string,
  mayTellReason: boolean,
  read: () => UnresolvedFilter[],
): UnresolvedFilter[] {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw mayTellReason ? new AppError(error.code, { ...error.details, name }) : queryInvalid(name, 'over')
  }
}

/** Whether a condition is about a property that people may see, with any comparison. */
function isVisible(table: Table, catalog: EntityCatalog, inner: string): boolean {
  return [inner, withoutEnding(inner)].some((name) => visibleProperty(table, catalog, name) !== undefined)
}

/** Turns a negative condition into "no referenced record matches", which also holds without a target or for a deleted one. */
function positive(filter: UnresolvedFilter): Pick<OverFilter<UnresolvedFilter>, 'filter' | 'negated'> {
  if (filter.kind === 'compare' && filter.comparison === 'ne')
    return { filter: { ...filter, comparison: 'eq' }, negated: true }
  if ((filter.kind === 'oneOf' || filter.kind === 'holds') && filter.negated)
    return { filter: { ...filter, negated: false }, negated: true }
  if (filter.kind === 'isNull' && filter.isNull)
    return { filter: { ...filter, isNull: false }, negated: true }
  return { filter, negated: false }
}

/** The codes of the pages of the lists that the conditions look into. */
export function pageCodesOf(filters: readonly Filter[]): string[] {
  return filters.flatMap((filter) => {
    if (filter.kind === 'alternatives') return filter.among.flatMap(pageCodesOf)
    return filter.kind === 'over' ? [filter.page] : []
  })
}

import type { Table } from '#shared/contracts/Table.ts'
import { filteredLookupTable } from '../entity/lookupTable.ts'
import type { UnresolvedFilter, Filter, ListQuery, PlainFilter } from './ListQuery.ts'
import type { Parameters } from './Parameters.ts'
import { queryInvalid } from './queryInvalid.ts'
import { readListQuery } from './readListQuery.ts'
import { readPage } from './readPage.ts'

/** The number of records that a picker shows before a search. */
const firstPage = 50
/** More nodes than any tree has from which people choose. */
const wholeTree = 100_000

/** Reads a look-up for a reference: the first page, a search, or records by ids. Refuses to page through all records. */
export function readLookupQuery(table: Table, parameters: Parameters): ListQuery<PlainFilter> {
  const query = readListQuery(filteredLookupTable(table), parameters)
  if (query.order.length > 0) throw queryInvalid('sort', 'absent')
  if (query.offset > 0) throw queryInvalid(parameters['range'] === undefined ? 'current' : 'range', 'absent')
  const limits = table.lookupFilters ?? []
  const isLimit = (filter: UnresolvedFilter): filter is PlainFilter =>
    isSearch(filter) || isById(filter) || limits.some((name) => isEqual(filter, name))
  const other = query.filters.find((filter) => !isLimit(filter))
  const names = ['id', 'q', ...limits]
  if (other) throw queryInvalid('column' in other ? other.column.name : 'filter', 'unknown', { names })
  return { ...query, filters: query.filters.filter(isLimit), limit: limitOf(table, query, parameters) }
}

function limitOf(
  table: Table,
  { limit, filters }: ListQuery<UnresolvedFilter>,
  parameters: Parameters,
): number {
  // A tree must be complete, or its branches would have no parents.
  if (table.kind === 'tree') return readPage(parameters) ? limit : wholeTree
  // Records that cannot be searched must be looked through, so the limit of the first page does not apply.
  const isFound = filteredLookupTable(table).search.length > 0
  return filters.some(isById) || !isFound ? limit : Math.min(limit, firstPage)
}

function isSearch(filter: UnresolvedFilter): boolean {
  return filter.kind === 'search'
}

/** Whether a condition asks for records by their ids. */
export function isById(filter: Filter | UnresolvedFilter): boolean {
  return isEqual(filter, 'id')
}

/** Whether a condition asks for one of several values of a property. */
function isEqual(filter: Filter | UnresolvedFilter, name: string): boolean {
  if (filter.kind === 'compare') return filter.column.name === name && filter.comparison === 'eq'
  return filter.kind === 'oneOf' && filter.column.name === name && !filter.negated
}

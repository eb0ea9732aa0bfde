import type { Table } from '#shared/contracts/Table.ts'
import { filteredLookupTable } from '../entity/lookupTable.ts'
import type { Filter, ListQuery } from './ListQuery.ts'
import type { Parameters } from './Parameters.ts'
import { queryInvalid } from './queryInvalid.ts'
import { readListQuery } from './readListQuery.ts'

/** As many as a picker shows before a search; a tree is needed whole, or its branches would have no parents. */
const firstPage = 50

/** Reads a look-up: the first page, what is searched for, or records by their ids, of those that a reference may lead to. Nobody walks through all of them. */
export function readLookupQuery(table: Table, parameters: Parameters): ListQuery {
  const query = readListQuery(filteredLookupTable(table), parameters)
  if (query.order.length > 0) throw queryInvalid('sort', 'absent')
  if (query.offset > 0) throw queryInvalid(parameters['range'] === undefined ? 'current' : 'range', 'absent')
  const limits = table.lookupFilters ?? []
  const other = query.filters.find(
    (filter) => !isSearch(filter) && !isById(filter) && !limits.some((name) => isEqual(filter, name)),
  )
  const names = ['id', 'q', ...limits]
  if (other) throw queryInvalid('column' in other ? other.column.name : 'filter', 'unknown', { names })
  const isWhole = table.kind === 'tree' || query.filters.some(isById)
  return { ...query, limit: isWhole ? query.limit : Math.min(query.limit, firstPage) }
}

function isSearch(filter: Filter): boolean {
  return filter.kind === 'search'
}

function isById(filter: Filter): boolean {
  return isEqual(filter, 'id')
}

/** Whether it asks for one of some values of a property. */
function isEqual(filter: Filter, name: string): boolean {
  if (filter.kind === 'compare') return filter.column.name === name && filter.comparison === 'eq'
  return filter.kind === 'oneOf' && filter.column.name === name && !filter.negated
}

import { pageRowsAtMost, pageRowsUsually } from '#shared/contracts/pageLimits.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'
import type { UnresolvedFilter, ListQuery } from './ListQuery.ts'
import type { EntityCatalog } from '../entity/visibleProperty.ts'
import { filterObject, single } from './Parameters.ts'
import type { Parameters } from './Parameters.ts'
import { countConditions } from './readAlternatives.ts'
import { queryInvalid } from './queryInvalid.ts'
import { readBoolean, readFilter } from './readFilter.ts'
import { readOrder } from './readOrder.ts'
import { readPage } from './readPage.ts'

/** The parameter that asks for all results of a search, which otherwise stops after many records. */
const thoroughly = 'q_all'
const pageParameters = new Set(['range', 'current', 'pageSize', 'sort'])
const filtersAtMost = 50

/** Reads either dialect. Refuses unknown parameters by name, and conditions on other records unless a catalogue is given. */
export function readListQuery(
  table: Table,
  parameters: Parameters,
  catalog?: EntityCatalog,
): ListQuery<UnresolvedFilter> {
  refuseSlips(table, parameters)
  const filters = readFilters(table, parameters, catalog)
  // A query by ids returns all of its records, regardless of the default page size.
  const isByIds = filters.some((filter) => filter.kind === 'oneOf' && filter.column.name === 'id')
  return {
    filters,
    isThorough: isThorough(parameters),
    order: readOrder(table, single(parameters, 'sort')),
    ...(readPage(parameters) ?? { offset: 0, limit: isByIds ? pageRowsAtMost : pageRowsUsually }),
  }
}

/** The parameters of a list, by the names that other back-offices use. */
const slips = new Map([
  ['page', 'current'],
  ['page_size', 'pageSize'],
  ['perPage', 'pageSize'],
  ['per_page', 'pageSize'],
  ['size', 'pageSize'],
  ['limit', 'pageSize'],
  ['offset', 'range'],
  ['order', 'sort'],
  ['orderBy', 'sort'],
  ['order_by', 'sort'],
  ['search', 'q'],
  ['keyword', 'q'],
])

function refuseSlips(table: Table, parameters: Parameters): void {
  for (const name of Object.keys(parameters)) {
    const meant = slips.get(name)
    if (meant !== undefined && !tableSql(table).columns.has(name))
      throw queryInvalid(name, 'meant', { meant })
  }
}

/** The conditions of a call without pages, such as a tree. */
export function readFiltersOnly(
  table: Table,
  parameters: Parameters,
  catalog: EntityCatalog,
): readonly UnresolvedFilter[] {
  const other = Object.keys(parameters).find((name) => pageParameters.has(name))
  if (other !== undefined) throw queryInvalid(other, 'absent')
  return readFilters(table, parameters, catalog)
}

function readFilters(table: Table, parameters: Parameters, catalog?: EntityCatalog): UnresolvedFilter[] {
  const plain = Object.entries(parameters).filter(([name]) => name !== 'filter' && !pageParameters.has(name))
  const given = [...Object.entries(filterObject(parameters)), ...plain]
  const conditions = given.reduce((sum, [name, value]) => sum + countConditions(name, value ?? null), 0)
  if (conditions > filtersAtMost) throw queryInvalid('filter', 'conditions', { most: filtersAtMost })
  // Reads the flag here too, so that a wrong value is refused even by calls that ignore it.
  isThorough(parameters)
  return given.flatMap(([name, value]) =>
    value === undefined || name === thoroughly ? [] : readFilter(table, name, value, catalog),
  )
}

function isThorough(parameters: Parameters): boolean {
  const value = filterObject(parameters)[thoroughly] ?? single(parameters, thoroughly) ?? false
  return readBoolean(thoroughly, value)
}

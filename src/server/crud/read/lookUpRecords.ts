import type { Queries } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { isDate } from '#shared/validation/calendar.ts'
import { lookupTable } from '../entity/lookupTable.ts'
import type { Filter, FilterValue, ListQuery } from '../query/ListQuery.ts'
import type { Total } from './countRecords.ts'
import { listRecords } from './listRecords.ts'

/** The records of a look-up; exact matches of the name come first. */
export async function lookUpRecords(
  queries: Queries,
  table: Table,
  asked: ListQuery,
): Promise<readonly JsonObject[]> {
  const names = lookupTable(table)
  const read = async (query: ListQuery): Promise<readonly JsonObject[]> =>
    (await listRecords(queries, names, { ...query, isThorough: true }, uncounted)).records
  const found = await read(asked)
  const named = exactNameQuery(names, asked.filters)
  if (!named) return found
  const { column, value, filters } = named
  // An exact match can only be missing if the page is full.
  const isAll = found.length < asked.limit
  const exact = isAll
    ? found.filter((record) => record[column.name] === value)
    : await read({ ...asked, filters })
  const ids = new Set(exact.map(({ id }) => id))
  return [...exact, ...found.filter(({ id }) => !ids.has(id))].slice(0, asked.limit)
}

/** A look-up needs no total. */
async function uncounted(): Promise<Total> {
  return { total: 0, isEstimated: false }
}

interface ExactName {
  column: Column
  value: FilterValue
  filters: Filter[]
}

/** The same conditions with the search replaced by an equal name; undefined if the text cannot be a name. */
function exactNameQuery({ columns, display }: Table, filters: readonly Filter[]): ExactName | undefined {
  const column = columns.find(({ name }) => name === display)
  const search = filters.find((filter) => filter.kind === 'search')
  const value = column && search && valueOf(column, search.text)
  if (!column || value === undefined) return undefined
  const isCalled: Filter = { kind: 'compare', column, comparison: 'eq', value }
  return { column, value, filters: filters.map((filter) => (filter === search ? isCalled : filter)) }
}

function valueOf({ type, options, reference }: Column, text: string): FilterValue | undefined {
  if (reference || options) return undefined
  if (type === 'text') return text
  if (type === 'date') return isDate(text) ? text : undefined
  const figure = Number(text)
  return ['integer', 'decimal', 'double'].includes(type) && Number.isFinite(figure) ? figure : undefined
}

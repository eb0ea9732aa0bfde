import type { Queries } from '#server/database/Database.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { isDate } from '#shared/validation/calendar.ts'
import { lookupTable } from '../entity/lookupTable.ts'
import type { Filter, FilterValue, ListQuery } from '../query/ListQuery.ts'
import type { Total } from './countRecords.ts'
import { listRecords } from './listRecords.ts'

/** What a look-up asks for. Where more are found than it tells, those that are called exactly so come first. */
export async function lookUpRecords(
  queries: Queries,
  table: Table,
  asked: ListQuery,
): Promise<readonly JsonObject[]> {
  const names = lookupTable(table)
  const read = async (query: ListQuery): Promise<readonly JsonObject[]> =>
    (await listRecords(queries, names, { ...query, isThorough: true }, uncounted)).records
  const found = await read(asked)
  const filters = found.length < asked.limit ? undefined : calledSo(names, asked.filters)
  if (!filters) return found
  const exact = await read({ ...asked, filters })
  const ids = new Set(exact.map(({ id }) => id))
  return [...exact, ...found.filter(({ id }) => !ids.has(id))].slice(0, asked.limit)
}

/** How many there are is no concern of those who only refer to some. */
async function uncounted(): Promise<Total> {
  return { total: 0, isEstimated: false }
}

/** The same conditions, with what is searched for as the whole name; nothing where there is no such name. */
function calledSo({ columns, display }: Table, filters: readonly Filter[]): Filter[] | undefined {
  const column = columns.find(({ name }) => name === display)
  const search = filters.find((filter) => filter.kind === 'search')
  const value = column && search && valueOf(column, search.text)
  if (!column || value === undefined) return undefined
  return filters.map((filter) =>
    filter === search ? { kind: 'compare', column, comparison: 'eq', value } : filter,
  )
}

function valueOf({ type, options, reference }: Column, text: string): FilterValue | undefined {
  if (reference || options) return undefined
  if (type === 'text') return text
  if (type === 'date') return isDate(text) ? text : undefined
  const figure = Number(text)
  return ['integer', 'decimal', 'double'].includes(type) && Number.isFinite(figure) ? figure : undefined
}

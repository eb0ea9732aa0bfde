import type { Column, Table } from '#shared/contracts/Table.ts'
import { onceFor } from '#shared/onceFor.ts'

/**
 * The table as those see it who only refer to its records: names and what goes with them. It is asked for its first page, for
 * what is searched for, or by ids (`readLookupQuery.ts`), and since the other columns are not there nobody can guess what is
 * in them by asking. Only the free search looks into them, for the whole of a text that the caller knows already, such as a
 * phone number.
 */
export const lookupTable = onceFor((table: Table): Table => shownAlone(table, table.lookup))

/** The same with what look-ups can be filtered by, since references are limited by it. */
export const filteredLookupTable = onceFor((table: Table): Table =>
  shownAlone(table, [...(table.lookup ?? []), ...(table.lookupFilters ?? [])]),
)

function shownAlone(table: Table, names: readonly string[] = []): Table {
  const columns = table.columns.filter(({ name }) => names.includes(name))
  const isText = (name: string) =>
    table.columns.some((column) => column.name === name && column.type === 'text')
  const isFound = (name: string) => columns.some((column) => column.name === name && isTypedAsStored(column))
  const search = [...new Set([table.display, ...table.search])].filter(
    (name) => isFound(name) || (isText(name) && table.search.includes(name)),
  )
  // As little as a log's rows: what cannot be changed by this needs no version.
  return { ...table, kind: 'log', columns, search, derivedNames: [], links: [] }
}

const typedAsStored: readonly string[] = ['text', 'integer', 'decimal', 'double', 'date']

/** Whether people find a record by typing what they read of this; `isSearchedByName` of the console says the same. */
function isTypedAsStored({ type, options, reference }: Column): boolean {
  return reference !== undefined || (options === undefined && typedAsStored.includes(type))
}

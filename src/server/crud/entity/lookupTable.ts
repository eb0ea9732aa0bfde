import type { Table } from '#shared/contracts/Table.ts'
import { memoize } from '#shared/memoize.ts'

/**
 * The table as seen by people who may only refer to its records: the names and the columns shown with them. It can be asked
 * for its first page, by a search, or by ids (`readLookupQuery.ts`). The other columns are absent, so their values cannot be
 * guessed by queries. Only the free search compares them, and only with a whole text that the caller knows already, such as a
 * phone number.
 */
export const lookupTable = memoize((table: Table): Table => shownAlone(table, table.lookup))

/** The look-up table together with the columns by which look-ups can be filtered, because limits of references use them. */
export const filteredLookupTable = memoize((table: Table): Table =>
  shownAlone(table, [...(table.lookup ?? []), ...(table.lookupFilters ?? [])]),
)

function shownAlone(table: Table, names: readonly string[] = []): Table {
  const columns = table.columns.filter(({ name }) => names.includes(name))
  const search = table.lookupSearch ?? []
  // Looks like a log: records that cannot be changed through this table need no version.
  return { ...table, kind: 'log', columns, search, derivedNames: [], links: [] }
}

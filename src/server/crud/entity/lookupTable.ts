import type { Table } from '#shared/contracts/Table.ts'
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
  const search = table.lookupSearch ?? []
  // As little as a log's rows: what cannot be changed by this needs no version.
  return { ...table, kind: 'log', columns, search, derivedNames: [], links: [] }
}

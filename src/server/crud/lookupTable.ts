import type { Table } from '#shared/contracts/Table.ts'

const known = new WeakMap<Table, Table>()

/**
 * The table as those see it who only refer to its records: names and what goes with them. It is asked for its first page, for
 * what is searched for, or by ids (`readLookupQuery.ts`); since the other columns are not there nobody can guess what is in them by asking.
 */
export function lookupTable(table: Table): Table {
  const made = known.get(table) ?? build(table)
  known.set(table, made)
  return made
}

function build(table: Table): Table {
  const columns = table.columns.filter(({ name }) => table.lookup?.includes(name))
  const search = columns.some(({ name }) => name === table.display) ? [table.display] : []
  // As little as a log's rows: what cannot be changed by this needs no version.
  return { ...table, kind: 'log', columns, search, derivedNames: [], links: [] }
}

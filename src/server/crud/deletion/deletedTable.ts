import type { Column, Table } from '#shared/contracts/Table.ts'
import { memoize } from '#shared/memoize.ts'

const deletedAt: Column = {
  name: 'deleted_at',
  type: 'timestamp',
  required: true,
  access: 'readOnly',
  sortable: false,
}

/** The soft-deleted records of a table, latest first, with the time of deletion, in the form of a table to read. */
export const deletedTable = memoize((table: Table): Table => ({
  ...table,
  isOfDeleted: true,
  columns: [...table.columns, deletedAt],
  order: [{ property: deletedAt.name, direction: 'DESC' }],
}))

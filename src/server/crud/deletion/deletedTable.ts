import type { Column, Table } from '#shared/contracts/Table.ts'
import { onceFor } from '#shared/onceFor.ts'

const deletedAt: Column = {
  name: 'deleted_at',
  type: 'timestamp',
  required: true,
  access: 'readOnly',
  sortable: false,
}

/** The records of a table that were deleted and are kept, with the moment when, the last one first: what reads a table reads them in place of the others. */
export const deletedTable = onceFor((table: Table): Table => ({
  ...table,
  isOfDeleted: true,
  columns: [...table.columns, deletedAt],
  order: [{ property: deletedAt.name, direction: 'DESC' }],
}))

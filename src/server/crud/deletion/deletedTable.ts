import type { Column, Table } from '#shared/contracts/Table.ts'
import { onceFor } from '#shared/onceFor.ts'

const deletedAt: Column = {
  name: 'deleted_at',
  type: 'timestamp',
  required: true,
  access: 'readOnly',
  sortable: false,
}

/**
 * The table as a view of its soft-deleted records, latest first, with the time of deletion. Code that reads tables reads
 * these records instead.
 */
export const deletedTable = onceFor((table: Table): Table => ({
  ...table,
  isOfDeleted: true,
  columns: [...table.columns, deletedAt],
  order: [{ property: deletedAt.name, direction: 'DESC' }],
}))

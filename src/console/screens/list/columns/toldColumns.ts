import type { RaRecord } from 'react-admin'
import type { TableColumn } from './useListColumns.ts'

/** The first columns of which a record has a value, as many as there is room for. */
export function toldColumns(
  columns: readonly TableColumn[],
  record: RaRecord,
  most: number,
): readonly TableColumn[] {
  return columns.filter(({ source }) => isSet(record[source])).slice(0, most)
}

function isSet(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

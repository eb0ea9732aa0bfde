import type { ColumnType } from '#shared/fields/ColumnType.ts'
import type { Property } from '../../contracts/Model.ts'

/** The kind of values in which a property can be compared with others of that kind; undefined for properties without an order. */
export function comparableKind({ column, field }: Pick<Property, 'column' | 'field'>): string | undefined {
  if (!column) return undefined
  return field === 'clock' ? 'time of day' : orders[column.type]
}

const orders: Partial<Record<ColumnType, string>> = {
  integer: 'number',
  decimal: 'number',
  double: 'number',
  date: 'date',
  timestamp: 'moment',
}

import type { ColumnType } from '#shared/fields/ColumnType.ts'
import type { Property } from '../../contracts/Model.ts'

/** What a property is compared as, with others of that kind alone; undefined for what has no order of its own. */
export function orderOf({ column, field }: Pick<Property, 'column' | 'field'>): string | undefined {
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

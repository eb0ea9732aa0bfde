import type { ColumnType } from '#shared/fields/ColumnType.ts'
import type { Property } from '../../contracts/Model.ts'

const rounded: readonly (ColumnType | undefined)[] = ['integer', 'decimal', 'double']

/** Whether x-convert can convert stored values; SQL cannot convert the inside of jsonb, or secrets. */
export function isConvertible({ column, secret }: Property): boolean {
  return column !== undefined && column.type !== 'json' && secret === undefined
}

/** Whether a value that does not fit has a nearest one that does. */
export function hasNearest({ column, schema }: Property): boolean {
  return rounded.includes(column?.type) || schema['maxLength'] !== undefined
}

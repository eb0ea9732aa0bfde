import type { ColumnType } from '#shared/fields/ColumnType.ts'
import type { Property } from '../../contracts/Model.ts'

const rounded: readonly (ColumnType | undefined)[] = ['integer', 'decimal', 'double']

/** Whether x-convert can say what becomes of stored values; what is inside jsonb, or a secret, no SQL can tell. */
export function isConvertible({ column, secret }: Property): boolean {
  return column !== undefined && column.type !== 'json' && secret === undefined
}

/** Whether a value that does not fit has one nearest to it. */
export function hasNearest({ column, schema }: Property): boolean {
  return rounded.includes(column?.type) || schema['maxLength'] !== undefined
}

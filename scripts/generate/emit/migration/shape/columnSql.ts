import type { Json } from '#shared/contracts/Json.ts'
import type { ColumnType } from '#shared/fields/ColumnType.ts'
import type { Property } from '../../../contracts/Model.ts'
import { sqlLiteral } from '../../../print/Ddl.ts'
import type { SqlType } from './Shape.ts'

const sqlTypes = {
  text: 'text',
  integer: 'integer',
  decimal: 'numeric',
  double: 'double precision',
  boolean: 'boolean',
  uuid: 'uuid',
  timestamp: 'timestamptz',
  date: 'date',
  json: 'jsonb',
} as const satisfies Record<ColumnType, SqlType>

const integerLimit = 2_147_483_648

/** The SQL type of a property's column; integers beyond four bytes get eight. */
export function sqlTypeOf(property: Property): SqlType | undefined {
  const { column, schema } = property
  if (!column) return undefined
  if (column.type !== 'integer') return sqlTypes[column.type]
  const beyond = (bound: Json | undefined) => typeof bound === 'number' && Math.abs(bound) >= integerLimit
  return [schema.minimum, schema.maximum, schema.exclusiveMinimum, schema.exclusiveMaximum].some(beyond)
    ? 'bigint'
    : 'integer'
}

/** The SQL of a property's default, if a column can state it. */
export function defaultOf(property: Property): string | undefined {
  const value = property.default
  if (property.auto) return 'now()'
  if (value === undefined || value === null || property.secret) return undefined
  if (property.column?.type === 'json') return `${sqlLiteral(JSON.stringify(value)).text}::jsonb`
  return typeof value === 'object' ? undefined : sqlLiteral(value).text
}

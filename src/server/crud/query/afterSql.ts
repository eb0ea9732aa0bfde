import { identifier, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Order, Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'
import { typeSql } from './filterSql.ts'

/** A sorted column, and its value in the last row that was read, as text: JavaScript's dates have no microseconds. */
interface Key {
  name: Sql
  type: Sql
  required: boolean
  direction: Order['direction']
  value: string | null
}

/** The rows that come after one with these values; as in ORDER BY, what is not set comes last, or first when descending. */
export function afterSql(table: Table, order: readonly Order[], values: readonly (string | null)[]): Sql {
  const keys = order.map((each, index) => keyOf(table, each, values[index] ?? null))
  const [first] = keys
  return first ? sql`${boundSql(first)} AND ${laterSql(keys)}` : raw('TRUE')
}

function keyOf(table: Table, { property, direction }: Order, value: string | null): Key {
  const column = tableSql(table).columns.get(property)
  const type = column ? typeSql(column) : raw('uuid')
  return { name: sql`t.${identifier(property)}`, type, required: column?.required ?? true, direction, value }
}

function laterSql([key, ...others]: readonly Key[]): Sql {
  if (!key) return raw('FALSE')
  if (others.length === 0) return strictlyAfter(key)
  return sql`(${strictlyAfter(key)} OR (${equal(key)} AND ${laterSql(others)}))`
}

/** Follows from the rest, but lets an index begin at the last row instead of at the first. */
function boundSql({ name, type, required, direction, value }: Key): Sql {
  if (direction === 'DESC') return value === null ? raw('TRUE') : sql`${name} <= ${value}::${type}`
  if (value === null) return sql`${name} IS NULL`
  return required ? sql`${name} >= ${value}::${type}` : raw('TRUE')
}

function strictlyAfter({ name, type, required, direction, value }: Key): Sql {
  if (direction === 'DESC')
    return value === null ? sql`${name} IS NOT NULL` : sql`${name} < ${value}::${type}`
  if (value === null) return raw('FALSE')
  const isGreater = sql`${name} > ${value}::${type}`
  return required ? isGreater : sql`(${isGreater} OR ${name} IS NULL)`
}

function equal({ name, type, value }: Key): Sql {
  return value === null ? sql`${name} IS NULL` : sql`${name} = ${value}::${type}`
}

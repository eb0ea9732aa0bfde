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

/** Rows whose first sorted value is set, or is not; all of them where it always is. */
export type Part = 'set' | 'unset' | 'all'

/** The parts of a sorted table, one after the other: no index begins in the middle of one and goes on in the next. */
export function partsOf(table: Table, [first]: readonly Order[]): readonly Part[] {
  const column = first && tableSql(table).columns.get(first.property)
  if (!column || column.required) return ['all']
  return first.direction === 'DESC' ? ['unset', 'set'] : ['set', 'unset']
}

/** The rows of a part. */
export function partSql([first]: readonly Order[], part: Part): Sql {
  if (!first || part === 'all') return raw('TRUE')
  return sql`t.${identifier(first.property)} IS ${raw(part === 'set' ? 'NOT NULL' : 'NULL')}`
}

interface Last {
  part: Part
  /** What it was sorted by. */
  values: readonly (string | null)[]
}

/** The rows of a part that come after one with these values; as in ORDER BY, what is not set comes last, or first when descending. */
export function afterSql(table: Table, order: readonly Order[], { part, values }: Last): Sql {
  const keys = order.map((each, index) => keyOf(table, each, values[index] ?? null))
  const [first, ...others] = keys
  if (!first) return raw('TRUE')
  if (part === 'unset') return laterSql(others)
  return sql`${boundSql(first)} AND ${laterSql([{ ...first, required: true }, ...others])}`
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
function boundSql({ name, type, direction, value }: Key): Sql {
  return sql`${name} ${raw(direction === 'DESC' ? '<=' : '>=')} ${value}::${type}`
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

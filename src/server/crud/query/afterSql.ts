import { identifier, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Order, Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../entity/tableSql.ts'
import { typeSql } from './filterSql.ts'

/** A sorted column and its value in the last row read, as text, because JavaScript's dates have no microseconds. */
interface Key {
  name: Sql
  type: Sql
  required: boolean
  direction: Order['direction']
  value: string | null
}

/** The rows in which the first sorted column is set, those in which it is null, or all rows if it is required. */
export type Part = 'set' | 'unset' | 'all'

/**
 * The parts of a sorted table, in their order. They are read one after the other, because no index scan can continue from one
 * into the next.
 */
export function partsOf(table: Table, [first]: readonly Order[]): readonly Part[] {
  const column = first && tableSql(table).columns.get(first.property)
  if (!column || column.required) return ['all']
  return first.direction === 'DESC' ? ['unset', 'set'] : ['set', 'unset']
}

/** The condition for the rows of a part. */
export function partSql([first]: readonly Order[], part: Part): Sql {
  if (!first || part === 'all') return raw('TRUE')
  return sql`t.${identifier(first.property)} IS ${raw(part === 'set' ? 'NOT NULL' : 'NULL')}`
}

interface Last {
  part: Part
  /** The values of the sorted columns. */
  values: readonly (string | null)[]
}

/** The condition for the rows of a part after the given values. As in ORDER BY, null comes last, or first when descending. */
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

/** Follows from the other conditions, but lets an index scan begin at the last row instead of the first. */
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

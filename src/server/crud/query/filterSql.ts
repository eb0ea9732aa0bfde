import { identifier, join, raw, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Column, ColumnType, Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../tableSql.ts'
import { containsSql } from './containsSql.ts'
import type { Comparison, Filter } from './ListQuery.ts'

const operatorOf: Readonly<Record<Comparison, Sql>> = {
  eq: raw('='),
  // A value that is not set is also not equal.
  ne: raw('IS DISTINCT FROM'),
  gt: raw('>'),
  gte: raw('>='),
  lt: raw('<'),
  lte: raw('<='),
}

/** Wider than the column where it costs no index, so that a value out of its range finds nothing instead of failing. */
const sqlTypeOf: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  integer: 'bigint',
  decimal: 'numeric',
  double: 'float8',
  boolean: 'boolean',
  uuid: 'uuid',
  timestamp: 'timestamptz',
  date: 'date',
  json: 'jsonb',
}

/** All conditions of a list, and that the row was not deleted. */
export function whereSql(table: Table, filters: readonly Filter[]): Sql {
  const conditions = filters.map((filter) => filterSql(table, filter))
  return sql`WHERE ${join([tableSql(table).alive, ...conditions], ' AND ')}`
}

function filterSql(table: Table, filter: Filter): Sql {
  switch (filter.kind) {
    case 'compare': {
      const { column, comparison, value } = filter
      return sql`${columnSql(column)} ${operatorOf[comparison]} ${value}::${typeSql(column)}`
    }
    case 'oneOf': {
      const isIn = sql`${columnSql(filter.column)} = ANY(${filter.values}::${typeSql(filter.column)}[])`
      return filter.negated ? sql`(${isIn}) IS NOT TRUE` : isIn
    }
    case 'isNull':
      return sql`${columnSql(filter.column)} IS ${raw(filter.isNull ? 'NULL' : 'NOT NULL')}`
    case 'contains':
      return containsSql(table, filter.column.name, filter.text)
    case 'linked':
      return sql`EXISTS (SELECT FROM ${identifier(filter.link.table)} l
        WHERE l."owner" = t."id" AND l."target" = ANY(${filter.ids}::uuid[]))`
    default:
      return sql`(${join(
        table.search.map((name) => containsSql(table, name, filter.text)),
        ' OR ',
      )})`
  }
}

function columnSql({ name }: Column): Sql {
  return sql`t.${identifier(name)}`
}

function typeSql({ type }: Column): Sql {
  return raw(sqlTypeOf[type])
}

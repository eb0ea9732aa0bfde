import { identifier, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type {
  Column,
  ComparedPlace,
  LookupCondition,
  ReferenceLimit,
  Table,
} from '#shared/contracts/Table.ts'
import { tableSql } from '../../entity/tableSql.ts'
import { typeSql } from '../../query/filterSql.ts'

/** Returns the SQL of the value at a compared place, in the given type. */
export type PlaceSql = (place: ComparedPlace, type: Sql) => Sql

/**
 * The condition that a reference may lead to the record `t`. A compared property that is not set limits nothing. The text
 * does not depend on the values.
 */
export function limitSql(target: Table, { where }: ReferenceLimit, placeSql: PlaceSql): Sql {
  const { columns } = tableSql(target)
  const conditions = Object.entries(where).flatMap(([name, condition]) => {
    const column = columns.get(name)
    return column ? [conditionSql(column, condition, placeSql)] : []
  })
  return join(conditions, ' AND ')
}

function conditionSql(column: Column, condition: LookupCondition, placeSql: PlaceSql): Sql {
  const held = sql`t.${identifier(column.name)}`
  const type = typeSql(column)
  if ('values' in condition) return sql`${held} = ANY(${condition.values}::${type}[])`
  const value = placeSql(condition, type)
  return sql`(${value} IS NULL OR ${held} = ${value})`
}

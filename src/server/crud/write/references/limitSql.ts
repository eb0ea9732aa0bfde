import { identifier, join, sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Json } from '#shared/contracts/Json.ts'
import type { Column, LookupCondition, ReferenceLimit, Table } from '#shared/contracts/Table.ts'
import { tableSql } from '../../entity/tableSql.ts'
import { typeSql } from '../../query/filterSql.ts'

/** Gives what a property holds with which another record is compared. */
export type ValueOf = (place: { property: string; through?: string }) => Json | undefined

/** True in SQL where a reference may lead to the record `t`; a property that is not set limits nothing. The text is the same whatever the values are. */
export function limitSql(target: Table, { where }: ReferenceLimit, valueOf: ValueOf): Sql {
  const { columns } = tableSql(target)
  const conditions = Object.entries(where).flatMap(([name, condition]) => {
    const column = columns.get(name)
    return column ? [conditionSql(column, condition, valueOf)] : []
  })
  return join(conditions, ' AND ')
}

function conditionSql(column: Column, condition: LookupCondition, valueOf: ValueOf): Sql {
  const held = sql`t.${identifier(column.name)}`
  const type = typeSql(column)
  if ('values' in condition) return sql`${held} = ANY(${condition.values}::${type}[])`
  const value = valueOf(condition) ?? null
  return sql`(${value}::${type} IS NULL OR ${held} = ${value}::${type})`
}

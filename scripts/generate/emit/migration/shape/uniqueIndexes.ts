import type { UniqueKey } from '#shared/contracts/Table.ts'
import type { ColumnType } from '#shared/fields/ColumnType.ts'
import type { Entity } from '../../../contracts/Model.ts'
import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, ddlList, sqlLiteral, sqlName } from '../../../print/Ddl.ts'
import { ascending, onColumns } from './onColumns.ts'
import { recordFilterSql } from './recordFilterSql.ts'
import type { ServingIndex } from './ServingIndex.ts'
import type { IndexShape } from './Shape.ts'

/** The indexes of an entity's unique keys. */
export function uniqueIndexes(entity: Entity): ServingIndex[] {
  return entity.unique.map((key) => ({
    shape: key.deferrable ? uniqueConstraint(entity, key) : uniqueIndex(entity, key),
    serves: [`the unique key of ${key.columns.join(', ')}`],
    columns: key.columns,
  }))
}

function uniqueIndex(entity: Entity, { name, columns, emptyEqual, where }: UniqueKey): IndexShape {
  const condition = recordFilterSql(entity, where)
  const limited = condition ? ddl` WHERE ${condition}` : ddl``
  const empty = emptyEqual ? ddl` NULLS NOT DISTINCT` : ddl``
  const definition = ddl`${onColumns(entity, columns.map(ascending))}${empty}${limited}`.text
  return { name, unique: true, definition }
}

/** The same as a constraint, which alone can be deferred; for some of the records it is an exclusion of equal values. */
function uniqueConstraint(entity: Entity, { name, columns, emptyEqual, where }: UniqueKey): IndexShape {
  const names = columns.map((column) => sqlName(column))
  const condition = recordFilterSql(entity, where)
  const compared = emptyEqual ? columns.flatMap((column) => orEmpty(entity, column)) : names
  const equals = ddlList(compared.map((value) => ddl`${value} WITH =`))
  const empty = emptyEqual ? ddl`UNIQUE NULLS NOT DISTINCT` : ddl`UNIQUE`
  const definition = condition
    ? ddl`EXCLUDE USING btree (${equals}) WHERE (${condition}) DEFERRABLE`
    : ddl`${empty} (${ddlList(names)}) DEFERRABLE`
  return { name, unique: true, constraint: true, definition: definition.text }
}

/**
 * A constraint that excludes equal values never takes NULL for equal. So it compares whether there is a value, and a value that
 * is never NULL.
 */
function orEmpty({ properties }: Entity, column: string): Ddl[] {
  const property = properties.find(({ name }) => name === column)
  const name = sqlName(column)
  if (!property?.column || property.required) return [name]
  const instead = sqlLiteral(insteadOfNull[property.column.type])
  return [ddl`(${name} IS NULL)`, ddl`(COALESCE(${name}, ${instead}))`]
}

/** Any value of the type will do. */
const insteadOfNull = {
  text: '',
  integer: 0,
  decimal: 0,
  double: 0,
  boolean: false,
  uuid: '00000000-0000-0000-0000-000000000000',
  timestamp: '2000-01-01 00:00:00+00',
  date: '2000-01-01',
  json: '{}',
} as const satisfies Record<ColumnType, string | number | boolean>

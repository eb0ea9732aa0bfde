import type { Entity } from '../../../contracts/Model.ts'
import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, ddlList, sqlName } from '../../../print/Ddl.ts'

/** A column of an index, and its direction. */
export interface IndexColumn {
  name: string
  descending: boolean
}

/** The table and the columns of an index, as in `ON "good" ("price", "id")`. */
export function onColumns(entity: Entity, columns: readonly IndexColumn[]): Ddl {
  const printed = columns.map(({ name, descending }) =>
    descending ? ddl`${sqlName(name)} DESC` : sqlName(name),
  )
  return ddl`ON ${sqlName(entity.tableName)} (${ddlList(printed)})`
}

/** A column in ascending order. */
export function ascending(name: string): IndexColumn {
  return { name, descending: false }
}

import type { RecordFilter } from '#shared/contracts/Table.ts'
import type { Entity } from '../../../contracts/Model.ts'
import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, ddlList, sqlLiteral, sqlName } from '../../../print/Ddl.ts'

/** The condition on the rows that a rule across records is about; undefined if it is about all. */
export function recordFilterSql({ softDelete }: Entity, where: RecordFilter = {}): Ddl | undefined {
  const conditions = [
    ...(softDelete ? [ddl`${sqlName('deleted_at')} IS NULL`] : []),
    ...Object.entries(where).map(
      ([name, values]) => ddl`${sqlName(name)} IN (${ddlList(values.map(sqlLiteral))})`,
    ),
  ]
  return conditions.length === 0 ? undefined : conditions.reduce((sum, one) => ddl`${sum} AND ${one}`)
}

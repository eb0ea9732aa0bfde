import { ddl, sqlLiteral, sqlName } from '../../../print/Ddl.ts'
import type { Change } from './Change.ts'
import { changes } from './Change.ts'
import type { TableShape } from '../shape/Shape.ts'

/** Stores the references in rows that existed before their property became a reference; the referred records must exist. */
export function rowLinkSteps({ name, columns }: TableShape, created: readonly TableShape[]): Change[] {
  return created.flatMap(({ name: link, filledFrom }) => {
    const isOld = columns.some((column) => column.name === filledFrom?.column && column.type === 'jsonb')
    if (!filledFrom || filledFrom.table !== name || !isOld) return []
    const list = ddl`t.${sqlName(filledFrom.column)}`
    const target = ddl`(r.item ->> ${sqlLiteral(filledFrom.key)})`
    return changes(`change_${name}`, [
      ddl`INSERT INTO ${sqlName(link)} ("owner", "target", "position")
  SELECT t."id", ${target}::uuid, min(r.position) - 1
  FROM ${sqlName(name)} t
  CROSS JOIN LATERAL jsonb_array_elements(CASE WHEN jsonb_typeof(${list}) = 'array' THEN ${list} ELSE '[]' END)
    WITH ORDINALITY AS r(item, position)
  WHERE ${target} IS NOT NULL GROUP BY 1, 2;`,
    ])
  })
}

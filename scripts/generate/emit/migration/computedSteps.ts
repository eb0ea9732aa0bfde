import { ddl, ddlOfSnapshot, sqlName } from '../../print/Ddl.ts'
import type { Change } from './Change.ts'
import { changes } from './Change.ts'
import type { TableShape } from './Shape.ts'

/** Rows get their computed values again: where the expression changed, and where columns did that it may be computed from. */
export function recomputedColumns(before: TableShape, after: TableShape): Change[] {
  const isChanged = after.columns.some(({ name, type, required }) => {
    const old = before.columns.find((column) => column.name === name)
    return old !== undefined && (old.type !== type || (required && !old.required))
  })
  const rulesOf = ({ constraints }: TableShape) =>
    constraints.flatMap(({ kind, definition }) => (kind === 'check' ? [definition] : [])).join('\n')
  const mayDiffer = isChanged || rulesOf(before) !== rulesOf(after)
  return after.columns.flatMap(({ name, computed }) => {
    const old = before.columns.find((column) => column.name === name)
    if (computed === undefined || (old?.computed === computed && !mayDiffer)) return []
    const column = sqlName(name)
    const value = ddlOfSnapshot(computed)
    return changes(`compute_${after.name}_${name}`, [
      ddl`UPDATE ${sqlName(after.name)} SET ${column} = ${value} WHERE ${column} IS DISTINCT FROM ${value};`,
    ])
  })
}

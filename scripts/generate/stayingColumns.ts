import type { Model } from './contracts/Model.ts'
import type { ColumnShape, Shape } from './emit/migration/shape/Shape.ts'

/** A column before and after a change of the schemas. */
export interface StayingColumn {
  /** The file of its entity's schema. */
  file: string
  old: ColumnShape
  column: ColumnShape
}

/** The columns whose stored values stay, without those whose values follow from an expression. */
export function stayingColumns(before: Shape, after: Shape, { entities }: Model): StayingColumn[] {
  return after.tables.flatMap((table) => {
    const former = before.tables.find(({ name }) => name === table.name || table.renamedFrom?.includes(name))
    const file = entities.find(({ tableName }) => tableName === table.name)?.file
    if (!former || file === undefined) return []
    return table.columns.flatMap((column): StayingColumn[] => {
      const old = formerOf(column, former.columns)
      const isFollowing = column.computed !== undefined && column.computedParts === undefined
      return old && !isFollowing ? [{ file, old, column }] : []
    })
  })
}

function formerOf(
  { name, renamedFrom }: ColumnShape,
  columns: readonly ColumnShape[],
): ColumnShape | undefined {
  return columns.find((each) => each.name === name) ?? columns.find((each) => each.name === renamedFrom)
}

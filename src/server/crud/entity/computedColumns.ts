import { isOfReference, nameIn, readsOf } from '#shared/computed/readsOf.ts'
import type { Read } from '#shared/computed/readsOf.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { memoize } from '#shared/memoize.ts'
import { groupByReference } from './PropertiesByReference.ts'
import type { PropertiesByReference } from './PropertiesByReference.ts'

/** The columns whose values the server computes. */
export const computedColumns = memoize(({ columns }: Table): readonly Column[] =>
  columns.filter(({ computed }) => computed !== undefined),
)

/** The columns of lists and objects with values inside that the server computes. */
export const columnsWithComputedParts = memoize(({ columns }: Table): readonly Column[] =>
  columns.filter(({ computedParts }) => computedParts),
)

/** Whether the server computes any value in the records of a table. */
export function computesAnything(table: Table): boolean {
  return computedColumns(table).length > 0 || columnsWithComputedParts(table).length > 0
}

/** The values from which a column is computed. */
export const readsOfColumn = memoize(({ computed }: Column): readonly Read[] =>
  computed ? readsOf(computed.expression) : [],
)

/** Whether a column is computed from references or from the records that they lead to. */
export function followsReferences(column: Column): boolean {
  return readsOfColumn(column).some(isOfReference)
}

/** Whether a column is computed from this reference or from the record that it leads to. */
export function followsReference(column: Column, reference: string): boolean {
  return readsOfColumn(column).some((read) => isOfReference(read) && nameIn(read) === reference)
}

/** The properties that columns read from the records that references lead to. */
export function readByReference(columns: readonly Column[]): PropertiesByReference {
  return groupByReference(columns.flatMap(readsOfColumn).filter((read) => 'through' in read))
}

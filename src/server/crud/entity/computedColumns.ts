import { readsOf } from '#shared/computed/readsOf.ts'
import type { Read } from '#shared/computed/readsOf.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'

const known = new WeakMap<Table, readonly Column[]>()

/** The columns whose values the server computes. */
export function computedColumns(table: Table): readonly Column[] {
  const columns = known.get(table) ?? table.columns.filter(({ computed }) => computed !== undefined)
  known.set(table, columns)
  return columns
}

const knownWholes = new WeakMap<Table, readonly Column[]>()

/** The columns of lists and objects in which the server computes something. */
export function columnsWithComputedParts(table: Table): readonly Column[] {
  const columns = knownWholes.get(table) ?? table.columns.filter(({ computedParts }) => computedParts)
  knownWholes.set(table, columns)
  return columns
}

/** Whether the server computes anything of the records of a table. */
export function computesAnything(table: Table): boolean {
  return computedColumns(table).length > 0 || columnsWithComputedParts(table).length > 0
}

const knownReads = new WeakMap<Column, readonly Read[]>()

/** What the value of a column is computed from. */
export function readsOfColumn(column: Column): readonly Read[] {
  const { computed } = column
  const reads = knownReads.get(column) ?? (computed ? readsOf(computed.expression) : [])
  knownReads.set(column, reads)
  return reads
}

/** Whether it is computed from what references lead to. */
export function followsReferences(column: Column): boolean {
  return readsOfColumn(column).some((read) => 'through' in read)
}

/** What columns read of the records that references lead to: properties by reference. */
export function readThrough(columns: readonly Column[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const read of columns.flatMap(readsOfColumn))
    if ('through' in read) found.set(read.through, new Set(found.get(read.through)).add(read.property))
  return found
}

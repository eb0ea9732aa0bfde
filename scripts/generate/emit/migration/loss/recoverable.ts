import type { MayLose } from '../steps/Change.ts'
import type { ColumnShape, TableShape } from '../shape/Shape.ts'
import { valueSteps } from '../steps/valueSteps.ts'

/** A table that exists before and after the migration. */
export interface StayingTable {
  /** With the column names that the earlier expressions use. */
  known: TableShape
  /** With the present names of its columns. */
  before: TableShape
  after: TableShape
}

/** Tells whether all sources of a computed column stay unchanged, so that its values can be computed again at any time. */
export class Recoverable {
  readonly #tables: readonly StayingTable[]
  readonly #mayLose: MayLose

  constructor(tables: readonly StayingTable[], mayLose: MayLose) {
    this.#tables = tables
    this.#mayLose = mayLose
  }

  /** Whether the values of a dropped column are recoverable. If only parts of its rows are computed, people wrote the rest. */
  column(table: StayingTable, column: ColumnShape, above: readonly ColumnShape[] = []): boolean {
    const isComputed = column.computed !== undefined && column.computedParts === undefined
    // A value that a state keeps may follow from values that other records no longer have.
    if (!isComputed || column.kept !== undefined || above.includes(column)) return false
    return this.parts(table, column, [...above, column])
  }

  /** Whether the computed values in a column's rows, or in its object, are recoverable. */
  parts(table: StayingTable, column: ColumnShape, above: readonly ColumnShape[] = []): boolean {
    const names = quotedIn(column.computed ?? '')
    const followed = (column.follows ?? []).map((each) => each.table)
    return [...new Set([table.known.name, ...followed])].every((name) => {
      const other = this.#tables.find(({ known }) => known.name === name)
      return other?.known.columns.every((source, index) => {
        const own = other.before.columns[index]
        return own === column || !own || !names.has(source.name) || this.#stays(other, own, above)
      })
    })
  }

  #stays(table: StayingTable, old: ColumnShape, above: readonly ColumnShape[]): boolean {
    const { before, after } = table
    const column = after.columns.find(({ name }) => name === old.name)
    if (!column) return this.column(table, old, above)
    const isSame = old.type === column.type && old.secret === column.secret
    return isSame && valueSteps({ before, after, mayLose: this.#mayLose }, { old, column }).length === 0
  }
}

/** The quoted names in an expression, which may be those of columns; string constants are skipped. */
function quotedIn(sql: string): ReadonlySet<string> {
  const found = sql.matchAll(/E?'(?:[^'\\]|''|\\.)*'|"((?:[^"]|"")*)"/gu)
  return new Set([...found].flatMap(([, name]) => name?.replaceAll('""', '"') ?? []))
}

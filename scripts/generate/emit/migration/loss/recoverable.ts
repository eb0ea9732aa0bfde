import type { MayLose } from '../steps/Change.ts'
import type { ColumnShape, TableShape } from '../shape/Shape.ts'
import { valueSteps } from '../steps/valueSteps.ts'

/** A table that stays. */
export interface StayingTable {
  /** As the expressions of before name its columns. */
  known: TableShape
  /** With the names that its columns have now. */
  before: TableShape
  after: TableShape
}

/** Tells of computed columns whether all that they follow from stays as it is, so that their values can be computed again at any time. */
export class Recoverable {
  readonly #tables: readonly StayingTable[]
  readonly #mayLose: MayLose

  constructor(tables: readonly StayingTable[], mayLose: MayLose) {
    this.#tables = tables
    this.#mayLose = mayLose
  }

  /** The values of a column that goes. What only some of its rows' parts are computed of was written by people. */
  column(table: StayingTable, column: ColumnShape, above: readonly ColumnShape[] = []): boolean {
    const isComputed = column.computed !== undefined && column.computedParts === undefined
    // Where a state keeps a value, it may follow from what others no longer say.
    if (!isComputed || column.kept !== undefined || above.includes(column)) return false
    return this.parts(table, column, [...above, column])
  }

  /** What is computed in a column's rows, or in its object. */
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

/** The names in an expression, which may be those of columns; a constant holds none. */
function quotedIn(sql: string): ReadonlySet<string> {
  const found = sql.matchAll(/E?'(?:[^'\\]|''|\\.)*'|"((?:[^"]|"")*)"/gu)
  return new Set([...found].flatMap(([, name]) => name?.replaceAll('""', '"') ?? []))
}

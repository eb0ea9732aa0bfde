import type { Ddl } from '../../print/Ddl.ts'

/** One step of a migration. */
export interface Change {
  statement: Ddl
  /** What the step does, for the file's name, e.g. `rename_good`. */
  what: string
  /** What it would lose; such a step needs a written reason. */
  loss?: string
}

/** Something that no migration can do by itself, and what to write instead. */
export interface Refusal {
  refusal: string
}

/** Steps that need no more than their statement. */
export function changes(what: string, statements: readonly Ddl[]): Change[] {
  return statements.map((statement) => ({ statement, what }))
}

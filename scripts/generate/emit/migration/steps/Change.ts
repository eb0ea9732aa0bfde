import type { Ddl } from '../../../print/Ddl.ts'

/** One step of a migration. */
export interface Change {
  statement: Ddl
  /** The step's effect, for the file's name, e.g. `rename_good`. */
  what: string
  /** The values that it would lose; such a step needs a written reason. */
  loss?: Loss
}

/** A table, optionally with a column: both are declared at one place in the schemas. */
export interface Spot {
  table: string
  column?: string
  /** The part inside the column, if only that is meant. */
  part?: string
}

/** Whether the values at a place may be lost. */
export type MayLose = (spot: Spot) => boolean

/** Values or rows that a step would lose. */
export interface Loss {
  /** The loss as a part of a sentence, such as `column thing.note and its values`. */
  what: string
  at: Spot
  /** New places that may be the lost one under another name. */
  heirs?: readonly Spot[]
  /** Advice how to keep the values. */
  advice?: string
}

/** A difference that no migration can apply by itself, with advice what to write instead. */
export interface Refusal {
  refusal: string
  /** Absent if the refusal is not about a part of the schemas. */
  at?: Spot
  /** The dropped entity, which has no schema to point at. */
  gone?: string
  advice: string
  /** Set if values are missing and that is the reason. */
  lacks?: true
  heirs?: readonly Spot[]
}

/** Steps that consist of their statement alone. */
export function changes(what: string, statements: readonly Ddl[]): Change[] {
  return statements.map((statement) => ({ statement, what }))
}

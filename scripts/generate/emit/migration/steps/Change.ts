import type { Ddl } from '../../../print/Ddl.ts'

/** One step of a migration. */
export interface Change {
  statement: Ddl
  /** What the step does, for the file's name, e.g. `rename_good`. */
  what: string
  /** What it would lose; such a step needs a written reason. */
  loss?: Loss
}

/** A table, and where there is one the column: what the schemas say of it stands in one place. */
export interface Spot {
  table: string
  column?: string
  /** What is inside of it, where it is about that alone. */
  part?: string
}

/** Whether what is at a place may be lost. */
export type MayLose = (spot: Spot) => boolean

/** Values or rows that a step would lose. */
export interface Loss {
  /** As a part of a sentence, such as `column thing.note and its values`. */
  what: string
  at: Spot
  /** What is new, and may be what goes by another name. */
  heirs?: readonly Spot[]
  /** What keeps the values. */
  advice?: string
}

/** Something that no migration can do by itself, and what to write instead. */
export interface Refusal {
  refusal: string
  /** Absent where it is about no part of the schemas. */
  at?: Spot
  /** The entity that goes, whose schema is not there to be pointed at. */
  gone?: string
  advice: string
  /** The values that are missing, where that is the reason. */
  lacks?: true
  heirs?: readonly Spot[]
}

/** Steps that need no more than their statement. */
export function changes(what: string, statements: readonly Ddl[]): Change[] {
  return statements.map((statement) => ({ statement, what }))
}

/** A line and column in a file, both counted from 1. */
export interface Position {
  file: string
  line: number
  column: number
}

/** Something about a schema that a person must change (error) or may want to know (note). */
export interface Problem extends Position {
  /** JSON pointer into the schema as it was read, e.g. `/properties/price/x-unit`. */
  pointer: string
  keyword?: string
  message: string
  /** What to write instead. */
  advice: string
  /** The keyword that is missing there. */
  missing?: string
  severity: 'error' | 'note'
}

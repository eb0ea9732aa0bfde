/** A line and column in a file, both counted from 1. */
export interface Position {
  file: string
  line: number
  column: number
}

/** A fault in a schema that a person must correct (error) or may want to know of (note). */
export interface Problem extends Position {
  /** JSON pointer into the schema as it was read, e.g. `/properties/price/x-unit`. */
  pointer: string
  keyword?: string
  message: string
  /** Advice what to write instead. */
  advice: string
  /** The keyword that is missing at the place. */
  missing?: string
  severity: 'error' | 'note'
}

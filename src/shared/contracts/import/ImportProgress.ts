/** A line of the answer to an import that is told row by row; the last line is the envelope of its report. */
export interface ImportProgress {
  /** How many rows are done, and how many there are. */
  progress: { done: number; rows: number }
}

/** The content type by which the caller of an import asks to be told how far it is. */
export const linesType = 'application/x-ndjson'

/** A progress line in the answer to a streamed import; the last line is the envelope of the report. */
export interface ImportProgress {
  /** The number of rows done, and the total. */
  progress: { done: number; rows: number }
}

/** The content type by which an import's caller requests progress lines. */
export const linesType = 'application/x-ndjson'

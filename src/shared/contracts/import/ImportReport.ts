/** The most rows of one import, without the heads. */
export const importRowsAtMost = 100_000

/** The most columns of one import. */
export const importColumnsAtMost = 200

/** The most bytes of one import, as CSV. */
export const importBytesAtMost = 32 * 1024 * 1024

/** A column of an imported file and the property that it fills; undefined where no writable property has that name. */
export type ImportColumn = {
  head: string
  property?: string
  /** The property by which the column may identify existing records. */
  key?: string
}

/** An error in a row or in one of its cells. */
export type ImportFault = {
  /** 1 for the first row below the heads. */
  row: number
  property?: string
  code: string
  message: string
}

/** The result of an import, or of a dry run. */
export type ImportReport = {
  dry_run: boolean
  /** Whether anything was stored. */
  done: boolean
  rows: number
  made: number
  changed: number
  /** The number of rows that are already stored as they are in the file. */
  same: number
  refused: number
  columns: readonly ImportColumn[]
  faults: readonly ImportFault[]
}

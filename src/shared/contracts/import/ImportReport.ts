/** Rows that one import takes, without the heads. */
export const importRowsAtMost = 100_000

/** Columns of one import. */
export const importColumnsAtMost = 200

/** Bytes of one import, as CSV. */
export const importBytesAtMost = 32 * 1024 * 1024

/** A column of an imported file, and the property that it fills; none where nothing bears that name or may be written. */
export type ImportColumn = {
  head: string
  property?: string
  /** The property by which it may find the records that exist. */
  key?: string
}

/** What is wrong with a row, or with one of its cells. */
export type ImportFault = {
  /** 1 for the first row below the heads. */
  row: number
  property?: string
  code: string
  message: string
}

/** What an import did, or a dry run would have done. */
export type ImportReport = {
  dry_run: boolean
  /** Whether anything was stored. */
  done: boolean
  rows: number
  made: number
  changed: number
  /** Rows that are stored already as they are in the file. */
  same: number
  refused: number
  columns: readonly ImportColumn[]
  faults: readonly ImportFault[]
}

import type { JsonObject } from '#shared/contracts/Json.ts'

/** The content of a cell: a number stays one, so that a spreadsheet can sum it. */
export type Cell = string | number | boolean

/** How a file is filled. */
export interface FileColumns {
  heads: readonly string[]
  /** How many decimals the numbers of each column are written with; undefined: as many as they have. */
  decimals: readonly (number | undefined)[]
  /** The cells of some records; of several at once, since names are looked up together. */
  cellsOf: (records: readonly JsonObject[]) => Promise<readonly (readonly Cell[])[]>
}

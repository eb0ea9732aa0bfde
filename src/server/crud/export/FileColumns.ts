import type { JsonObject } from '#shared/contracts/Json.ts'

/** The content of a cell. A number stays a number, so that a spreadsheet can sum it. */
export type Cell = string | number | boolean

/** The columns of a file. */
export interface FileColumns {
  heads: readonly string[]
  /** The number of decimals of each column; undefined: as many as the number has. */
  decimals: readonly (number | undefined)[]
  /** Computes the cells of several records at once, because names are looked up together. */
  cellsOf: (records: readonly JsonObject[]) => Promise<readonly (readonly Cell[])[]>
}

import type { Property } from '../contracts/Model.ts'

/** What the names in an expression mean. */
export interface Scope {
  properties: readonly Property[]
  /** The properties of the rows that are being summed, or of the row or object in which something is computed. */
  row?: readonly Property[]
  /** It is computed in a row or an object, which follows neither references nor lists. */
  isInside?: boolean
  /** The computed properties whose expressions this one stands in, the outermost first. */
  within?: readonly string[]
  /** How many more expressions may be put in the place of names. */
  room?: { left: number }
}

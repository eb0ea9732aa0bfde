import type { Property } from '../contracts/Model.ts'

/** The meanings of the names in an expression. */
export interface Scope {
  properties: readonly Property[]
  /** The properties of the rows that are being summed, or of the row or object that contains the computed property. */
  row?: readonly Property[]
  /** The property is computed in a row or an object, which follows neither references nor lists. */
  isInside?: boolean
  /** The computed properties whose expressions contain this one, the outermost first. */
  within?: readonly string[]
  /** How many more expressions may be inlined in place of names. */
  room?: { left: number }
}

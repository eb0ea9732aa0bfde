import type { Text } from './Text.ts'

/** The expression of a computed property, as the generator read it. */
export type Expression =
  | { value: number | string | boolean }
  /** The value of a property of the record; for a reference, the id of the record that it leads to. */
  | { of: string; isReference?: true }
  /** The value of a property of the record that a reference leads to; it may be a reference itself. */
  | { through: string; property: string; isReference?: true }
  /** The value of a property of the row that is summed, or of the row or object to which the computed part belongs. */
  | { item: string }
  | { call: Operation; on: readonly Expression[] }
  /** The sum of an expression over the rows of a list; rows without a value are skipped. */
  | { sum: string; each: Expression }
  /** The number of rows of a list. */
  | { count: string }

/** The operations on values. */
export type Operation =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'negate'
  | 'less'
  | 'atMost'
  | 'more'
  | 'atLeast'
  | 'equal'
  | 'unequal'
  | 'and'
  | 'or'
  | 'not'
  | 'choose'
  | 'round'
  | 'abs'
  | 'min'
  | 'max'
  | 'coalesce'
  | 'concat'
  | 'isSet'
  /** Converts a date to its day number, and back. */
  | 'dayOf'
  | 'dateOf'
  /** Converts a moment to its milliseconds, and back. */
  | 'instantOf'
  | 'momentOf'
  /** Take a day number. */
  | 'addMonths'
  | 'year'
  | 'month'

/** An expression and the treatment of its result: `scale` is the number of decimals to round to; absent: no rounding. */
export interface Computation {
  expression: Expression
  scale?: number
  /** The limits beyond which a number is refused: those of the schema, and those of exact storage and display. */
  least?: number
  most?: number
  above?: number
  below?: number
  /** The step of which a number must be a multiple, where that is not the unit of its last decimal. */
  step?: number
  /** The least and the greatest length of a text, in characters. */
  shortest?: number
  longest?: number
  /** The only value that it may have, where it is set. */
  only?: string | number | boolean
  /** The message to people when a value is refused. */
  message?: Text
  /** The bounds to which `message` does not apply, because they come from storage and display and not from the schema. */
  unspoken?: readonly ('least' | 'most')[]
}

/** The computed parts of each row of a list, or of an object, by name. */
export type ComputedParts = Readonly<Record<string, Computation>>

/** The number of digits that a division keeps after the point. */
export const quotientDigits = 10

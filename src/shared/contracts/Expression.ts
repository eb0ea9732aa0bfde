import type { Text } from './Text.ts'

/** What a computed property is computed from, as the generator read it. */
export type Expression =
  | { value: number | string | boolean }
  /** The value of a property of the record, which may be a reference: the id of the record that it leads to. */
  | { of: string; isReference?: true }
  /** The value of a property of the record that a reference leads to, which may be a reference itself. */
  | { through: string; property: string; isReference?: true }
  /** The value of a property of the row that is being summed, or of the row or object in which it is computed. */
  | { item: string }
  | { call: Operation; on: readonly Expression[] }
  /** The sum of an expression over the rows of a list; rows in which it is not set count nothing. */
  | { sum: string; each: Expression }
  /** How many rows a list has. */
  | { count: string }

/** What can be done with values. */
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
  /** A date as the number of its day, and back. */
  | 'dayOf'
  | 'dateOf'
  /** A moment as its milliseconds, and back. */
  | 'instantOf'
  | 'momentOf'
  /** Of the number of a day. */
  | 'addMonths'
  | 'year'
  | 'month'

/** An expression and what becomes of its result: a number has so many decimals, or as many as it has. */
export interface Computation {
  expression: Expression
  scale?: number
  /** What a number is refused beyond: the schema's bounds, and what can be stored and told exactly. */
  least?: number
  most?: number
  above?: number
  below?: number
  /** What a number is a multiple of, where that is not the last of its decimals. */
  step?: number
  /** How many characters a text has. */
  shortest?: number
  longest?: number
  /** The one value that it may have, where it is set. */
  only?: string | number | boolean
  /** What people are told where it is refused. */
  message?: Text
  /** The bounds of which that does not speak, as they are those of what can be stored and told. */
  unspoken?: readonly ('least' | 'most')[]
}

/** What is computed in each row of a list, or in an object, by the name of the part. */
export type ComputedParts = Readonly<Record<string, Computation>>

/** Digits that a division keeps after the point. */
export const quotientDigits = 10

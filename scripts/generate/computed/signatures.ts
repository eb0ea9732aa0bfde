import type { Expression, Operation } from '#shared/contracts/Expression.ts'

/** A reference by the entity that it leads to; references to different entities are never equal. */
type ReferenceType = `to ${string}`

/** The types of values in expressions. */
export type ValueType = 'number' | 'text' | 'boolean' | 'date' | 'time' | ReferenceType

/** An expression and the type of its value. */
export interface TypedExpression {
  expression: Expression
  type: ValueType
  /** The values that a property may have, if there are only a few. */
  choice?: { name: string; values: readonly (string | number)[] }
}

/** Whether values of a type are references. */
export function isReference(type: ValueType): type is ReferenceType {
  return type.startsWith('to ')
}

/** Types whose values have an order. */
export const orderedTypes: ReadonlySet<ValueType> = new Set(['number', 'date', 'time'])

/**
 * The operands that an operation takes, their number, and the type of its result: `same` is one type that all operands share,
 * `ordered` such a type with an order.
 */
export interface Signature {
  takes: 'any' | 'same' | 'ordered' | readonly ValueType[]
  count: readonly [least: number, most: number]
  gives: ValueType | 'same'
}

const many = 20
const one = [1, 1] as const
const two = [2, 2] as const
const several = [2, many] as const
const arithmetic: Signature = { takes: ['number', 'number'], count: two, gives: 'number' }
const ofNumber: Signature = { takes: ['number'], count: one, gives: 'number' }
const comparison: Signature = { takes: 'ordered', count: two, gives: 'boolean' }
const equality: Signature = { takes: 'same', count: two, gives: 'boolean' }
const logic: Signature = { takes: ['boolean', 'boolean'], count: two, gives: 'boolean' }
const later: Signature = { takes: ['date', 'number'], count: two, gives: 'date' }
const laterMoment: Signature = { takes: ['time', 'number'], count: two, gives: 'time' }
const between: Signature = { takes: ['time', 'time'], count: two, gives: 'number' }
const ofDate: Signature = { takes: ['date'], count: one, gives: 'number' }

/** The functions that an expression may call. */
export const functions = {
  round: arithmetic,
  abs: ofNumber,
  min: { takes: 'ordered', count: several, gives: 'same' },
  max: { takes: 'ordered', count: several, gives: 'same' },
  coalesce: { takes: 'same', count: several, gives: 'same' },
  concat: { takes: 'any', count: [1, many], gives: 'text' },
  isSet: { takes: 'any', count: one, gives: 'boolean' },
  days: { takes: ['date', 'date'], count: two, gives: 'number' },
  addDays: later,
  addMonths: later,
  year: ofDate,
  month: ofDate,
  hours: between,
  minutes: between,
  addHours: laterMoment,
  addMinutes: laterMoment,
} as const satisfies Readonly<Record<string, Signature>>

/** The operations that an expression writes as operators. */
export const operators = {
  add: arithmetic,
  subtract: arithmetic,
  multiply: arithmetic,
  divide: arithmetic,
  negate: ofNumber,
  less: comparison,
  atMost: comparison,
  more: comparison,
  atLeast: comparison,
  equal: equality,
  unequal: equality,
  and: logic,
  or: logic,
  not: { takes: ['boolean'], count: one, gives: 'boolean' },
} as const satisfies Readonly<Partial<Record<Operation, Signature>>>

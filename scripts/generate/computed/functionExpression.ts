import type { Expression } from '#shared/contracts/Expression.ts'
import { ExpressionFault } from './ExpressionFault.ts'
import { mismatch } from './mismatch.ts'
import type { functions, TypedExpression, ValueType } from './signatures.ts'

/** Turns numbers back into dates and moments, which expressions compute with as numbers. */
export function fromNumber({ expression, type }: TypedExpression): TypedExpression {
  if (type === 'date') return { expression: { call: 'dateOf', on: [expression] }, type }
  return type === 'time' ? { expression: { call: 'momentOf', on: [expression] }, type } : { expression, type }
}

const hourMs = 3_600_000
const minuteMs = 60_000

/** The call of a function as operations. Dates and moments are numbers here, so most functions on them are arithmetic. */
export function functionExpression(
  name: keyof typeof functions,
  parts: readonly TypedExpression[],
): Expression {
  const on = parts.map(({ expression }) => expression)
  const [one = { value: 0 }, other = { value: 0 }] = on
  const whole: Expression = { call: 'round', on: [other, { value: 0 }] }
  const between: Expression = { call: 'subtract', on: [other, one] }
  switch (name) {
    case 'days':
      return between
    case 'hours':
      return { call: 'divide', on: [between, { value: hourMs }] }
    case 'minutes':
      return { call: 'divide', on: [between, { value: minuteMs }] }
    case 'addHours':
      return { call: 'add', on: [one, timeOf(other, hourMs)] }
    case 'addMinutes':
      return { call: 'add', on: [one, timeOf(other, minuteMs)] }
    case 'addDays':
      return { call: 'add', on: [one, whole] }
    case 'addMonths':
      return { call: 'addMonths', on: [one, whole] }
    case 'concat':
      return { call: 'concat', on: parts.map(inText) }
    case 'round':
      requireDigits(other)
      return { call: 'round', on }
    default:
      return { call: name, on }
  }
}

/** Rounds to whole milliseconds, the smallest part of a moment. */
function timeOf(amount: Expression, unit: number): Expression {
  return { call: 'round', on: [{ call: 'multiply', on: [amount, { value: unit }] }, { value: 0 }] }
}

function inText({ expression, type }: TypedExpression): Expression {
  if (!isWritable(type)) throw mismatch('concat', 'text', type)
  return fromNumber({ expression, type }).expression
}

/** Whether values of a type can be joined into a text in the form that people read. */
function isWritable(type: ValueType): boolean {
  return type === 'number' || type === 'text' || type === 'date'
}

const mostDigits = 10

function requireDigits(digits: Expression): void {
  const value = 'value' in digits ? digits.value : undefined
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostDigits) return
  const message = '"round" needs to know how many digits stay after the point.'
  throw new ExpressionFault(
    message,
    `Write a whole number from 0 to ${mostDigits}: "round(price * count, 2)".`,
  )
}

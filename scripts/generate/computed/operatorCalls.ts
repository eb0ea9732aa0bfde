import type { Expression, Operation } from '#shared/contracts/Expression.ts'
import { requireChoice } from './choices.ts'
import { ExpressionFault } from './ExpressionFault.ts'
import { joinedTexts } from './mismatch.ts'
import { operators } from './signatures.ts'
import type { TypedExpression } from './signatures.ts'
import { chosenType, example, typeOf } from './typeOf.ts'

type Operator = keyof typeof operators

/** The expression of a sign before a value, such as `-price`. */
export function unaryCall(sign: string, part: TypedExpression): TypedExpression {
  return callOf(unary[sign], sign, [part])
}

/** The expression of a sign between two values. */
export function binaryCall(sign: string, parts: readonly TypedExpression[]): TypedExpression {
  if (sign === '==' || sign === '!=') requireChoice(parts)
  return callOf(binary[sign], sign, parts)
}

/** The expression of a condition and the values to choose from, as in `isNew ? 1 : 2`. */
export function conditionCall(parts: readonly TypedExpression[]): TypedExpression {
  return { expression: expressionOf('choose', parts), type: chosenType(parts.map(({ type }) => type)) }
}

const unary: Readonly<Record<string, Operator | undefined>> = { '-': 'negate', '!': 'not' }

const binary: Readonly<Record<string, Operator | undefined>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '<': 'less',
  '<=': 'atMost',
  '>': 'more',
  '>=': 'atLeast',
  '==': 'equal',
  '!=': 'unequal',
  '&&': 'and',
  '||': 'or',
}

const insteadOfSign: Readonly<Record<string, string | undefined>> = {
  '===': 'Write "==".',
  '!==': 'Write "!=".',
  '|': 'Write "||".',
  '&': 'Write "&&".',
  '**': 'Write the product: "a * a".',
}

function callOf(
  call: Operator | undefined,
  sign: string,
  parts: readonly TypedExpression[],
): TypedExpression {
  if (call) return { expression: expressionOf(call, parts), type: typeOf(operators[call], sign, parts) }
  const joinsTexts = sign === '&' && parts.some(({ type }) => type === 'text')
  const advice = joinsTexts ? joinedTexts : (insteadOfSign[sign] ?? example)
  throw new ExpressionFault(`"${sign}" is not known here.`, advice)
}

function expressionOf(call: Operation, parts: readonly TypedExpression[]): Expression {
  return { call, on: parts.map(({ expression }) => expression) }
}

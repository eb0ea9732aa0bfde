import { ExpressionFault } from './ExpressionFault.ts'
import { mismatch } from './mismatch.ts'
import { orderedTypes } from './signatures.ts'
import type { Signature, TypedExpression, ValueType } from './signatures.ts'

/** Advice how to write an expression. */
export const example = 'Write it as in "round(price * count, 2)" or "sum(lines, price * count)".'

/** The type of an operation's result; throws if it does not take these operands. */
export function typeOf(
  { takes, count, gives }: Signature,
  word: string,
  parts: readonly TypedExpression[],
): ValueType {
  const types = parts.map(({ type }) => type)
  const [least, most] = count
  if (types.length < least || types.length > most) {
    const message = `"${word}" takes ${least === most ? least : `${least} or more`} values, not ${types.length}.`
    throw new ExpressionFault(message, example)
  }
  const [first = 'number'] = types
  if (takes === 'ordered' && !orderedTypes.has(first)) throw mismatch(word, 'number', first)
  for (const [index, type] of types.entries()) {
    const wanted = typeof takes === 'string' ? first : takes[index]
    if (takes !== 'any' && type !== wanted) throw mismatch(word, wanted ?? 'any', type)
  }
  return gives === 'same' ? first : gives
}

/** The type of a conditional expression, whose two results must have the same one. */
export function chosenType([condition, one = 'number', other]: readonly ValueType[]): ValueType {
  if (condition !== 'boolean') throw mismatch('?', 'boolean', condition)
  if (one !== other) throw mismatch(':', one, other)
  return one
}

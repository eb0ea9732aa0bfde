import type { Expression } from '#shared/contracts/Expression.ts'
import type { Property } from '../contracts/Model.ts'
import { ExpressionFault } from './ExpressionFault.ts'
import type { Scope } from './Scope.ts'

// An inlined expression may contain another one twice, so the time doubles with each level.
const mostInlined = 200

/** The scope of an expression that is inlined in place of its property's name. */
export function inlineScope(name: string, scope: Scope): Scope {
  const { within = [], room = { left: mostInlined } } = scope
  if (within.includes(name)) {
    const message = `"${name}" would be computed from itself.`
    throw new ExpressionFault(message, 'Take it out of one of the expressions.')
  }
  room.left -= 1
  if (room.left < 0) {
    const message = `More than ${mostInlined} expressions of other properties would stand in this one.`
    throw new ExpressionFault(message, 'Compute it in fewer steps.')
  }
  return { ...scope, within: [...within, name], room }
}

/** Rounds a number as its property stores it. */
export function roundedAs({ column }: Property, expression: Expression): Expression {
  const scale = column?.type === 'integer' ? 0 : column?.scale
  return scale === undefined ? expression : { call: 'round', on: [expression, { value: scale }] }
}

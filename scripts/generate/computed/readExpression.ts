import jsep from 'jsep'
import { dateOfDay, dayNumberOf } from '#shared/computed/days.ts'
import type { Property } from '../contracts/Model.ts'
import { insteadOf } from '../spelling/nearest.ts'
import { choiceOf } from './choices.ts'
import { ExpressionFault } from './ExpressionFault.ts'
import { functionAdvice } from './functionAdvice.ts'
import { functionExpression, fromNumber } from './functionExpression.ts'
import { mismatch } from './mismatch.ts'
import { binaryCall, conditionCall, unaryCall } from './operatorCalls.ts'
import { referredProperty } from './referredProperty.ts'
import { roundedAs, inlineScope } from './inlined.ts'
import type { Scope } from './Scope.ts'
import { functions } from './signatures.ts'
import type { TypedExpression } from './signatures.ts'
import { example, typeOf } from './typeOf.ts'
import { rowPropertiesOf, storedTypeOf, valueTypeOf } from './valueTypes.ts'

/** The text of an expression, and the name of the property that it computes. */
export interface ExpressionSource {
  text: string
  name: string
}

/** Reads an expression over these properties, and checks its types. */
export function readExpression(
  { text, name }: ExpressionSource,
  properties: readonly Property[],
): TypedExpression {
  return fromNumber(typed(parsed(text), { properties, within: [name] }))
}

/** Reads the expression of a part that is computed in each row of a list, or in an object, from its siblings and the record. */
export function readInside(
  { text, name }: ExpressionSource,
  { properties: row = [] }: Property,
  properties: readonly Property[],
): TypedExpression {
  return fromNumber(typed(parsed(text), { properties, row, isInside: true, within: [name] }))
}

function parsed(text: string): jsep.Expression {
  try {
    return jsep(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/ at character \d+$/u, '') : ''
    const at = error instanceof Error && 'index' in error ? ` at character ${Number(error.index) + 1}` : ''
    throw new ExpressionFault(`The expression breaks off${at}: ${reason}.`, example)
  }
}

function typed(node: jsep.Expression, scope: Scope): TypedExpression {
  if (isNode(node, 'Literal')) return literal(node.value)
  if (isNode(node, 'Identifier')) return named(node.name, scope)
  if (isNode(node, 'UnaryExpression')) return unaryCall(node.operator, typed(node.argument, scope))
  if (isNode(node, 'BinaryExpression'))
    return binaryCall(node.operator, [typed(node.left, scope), typed(node.right, scope)])
  if (isNode(node, 'ConditionalExpression'))
    return conditionCall([node.test, node.consequent, node.alternate].map((part) => typed(part, scope)))
  if (isNode(node, 'CallExpression')) return ofFunction(node, scope)
  if (isNode(node, 'MemberExpression')) return toNumber(referredProperty(node, scope))
  if (isNode(node, 'Compound')) throw besideEachOther(node.body)
  if (isNode(node, 'SequenceExpression')) throw besideEachOther(node.expressions)
  throw new ExpressionFault('The expression holds something that is not known here.', example)
}

interface Nodes {
  Compound: jsep.Compound
  SequenceExpression: jsep.SequenceExpression
  MemberExpression: jsep.MemberExpression
  Literal: jsep.Literal
  Identifier: jsep.Identifier
  UnaryExpression: jsep.UnaryExpression
  BinaryExpression: jsep.BinaryExpression
  ConditionalExpression: jsep.ConditionalExpression
  CallExpression: jsep.CallExpression
}

function isNode<Type extends keyof Nodes>(node: jsep.Expression, type: Type): node is Nodes[Type] {
  return node.type === type
}

function literal(value: jsep.Literal['value']): TypedExpression {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new ExpressionFault('A number in the expression is too large.', 'Write one below 1e308.')
  }
  if (typeof value === 'number') return { expression: { value }, type: 'number' }
  if (typeof value === 'string') return { expression: { value }, type: 'text' }
  if (typeof value === 'boolean') return { expression: { value }, type: 'boolean' }
  throw new ExpressionFault('"null" is no value here.', 'Write isSet(…) or coalesce(…, …).')
}

function named(name: string, scope: Scope): TypedExpression {
  const { properties, row = [], within = [] } = scope
  const item = row.find((property) => property.name === name)
  const property = item ?? properties.find((each) => each.name === name)
  if (!property) {
    const known = [...row, ...properties].filter(
      (each) => storedTypeOf(each) !== undefined && !within.includes(each.name),
    )
    throw new ExpressionFault(`There is no property "${name}".`, insteadOf(name, known))
  }
  const type = valueTypeOf(property)
  if (property.computed !== undefined) {
    // A computed part of a row reads the row; a computed property of the record knows no row.
    return inlined(property, property.computed, item ? scope : { ...scope, ...(scope.row && { row: [] }) })
  }
  if (property.field === 'rows') {
    const advice = `Write it inside of "sum(${name}, …)", or "count(${name})".`
    throw new ExpressionFault(`"${name}" is a list, which only "sum" and "count" read.`, advice)
  }
  if (property.auto === 'updated' || property.by === 'updated') throw setWithEach(name)
  if (type === undefined && property.reference) {
    if (item || scope.isInside) throw referenceInRow(name)
    return { expression: { of: name, isReference: true }, type: `to ${property.reference.entity}` }
  }
  if (type === undefined) {
    const message = `Nothing is computed from "${name}": it is neither a number, a text, a truth value, a date nor a time that is stored.`
    throw new ExpressionFault(message, 'Take it out of the expression.')
  }
  return toNumber({ expression: item ? { item: name } : { of: name }, type, ...choiceOf(property) })
}

/** Computed values are known before the change is made, values that each change sets are not. */
function setWithEach(name: string): ExpressionFault {
  return new ExpressionFault(
    `"${name}" is set with each change, after what is computed.`,
    'Take it out of the expression.',
  )
}

/** Nothing would compute the value again when the referred record is deleted. */
function referenceInRow(name: string): ExpressionFault {
  return new ExpressionFault(
    `"${name}" is a reference, which only a property of the entity itself is computed from.`,
    'Compute it there, or make the rows records of their own, with "x-children".',
  )
}

/** Inlines the expression of another computed property in place of its name, because neither value is known before the other. */
function inlined(property: Property, text: string, scope: Scope): TypedExpression {
  const { name } = property
  const inner = inlineScope(name, scope)
  try {
    const { expression, type } = fromNumber(typed(parsed(text), inner))
    return toNumber({ expression: roundedAs(property, expression), type })
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error
    throw new ExpressionFault(`"${name}" is computed itself. ${error.message}`, error.advice)
  }
}

/** Turns dates and moments into the numbers that expressions compute with. */
function toNumber(known: TypedExpression): TypedExpression {
  const { expression, type } = known
  if (type === 'date') return { expression: { call: 'dayOf', on: [expression] }, type }
  return type === 'time' ? { expression: { call: 'instantOf', on: [expression] }, type } : known
}

/** The fault of two expressions without an operator between them; other languages join conditions by words. */
function besideEachOther(parts: readonly jsep.Expression[]): ExpressionFault {
  const word = parts.flatMap((part) => (isNode(part, 'Identifier') ? part.name.toLowerCase() : []))
  const joining = ['and', 'or', 'not'].find((each) => word.includes(each))
  const advice =
    joining === undefined
      ? 'Write what joins them: an operator, or "," in a function.'
      : functionAdvice(joining, [])
  return new ExpressionFault('Two expressions stand beside each other.', advice)
}

/** The names in a function's path, such as Math and round. */
function partsOf(callee: jsep.Expression): string[] {
  if (isNode(callee, 'Identifier')) return [callee.name]
  return isNode(callee, 'MemberExpression') ? [...partsOf(callee.object), ...partsOf(callee.property)] : []
}

function ofFunction(node: jsep.CallExpression, scope: Scope): TypedExpression {
  const name = isNode(node.callee, 'Identifier') ? node.callee.name : ''
  if (name === 'sum' || name === 'count') return ofList(name, node.arguments, scope)
  if (name === 'date') return dateIn(node.arguments)
  if (!isFunction(name)) {
    const parts = partsOf(node.callee)
    const names = [...Object.keys(functions), 'sum', 'count', 'date']
    const isNow = ['now', 'today'].includes(name.toLowerCase())
    const message = isNow
      ? 'What is computed is stored, so it does not follow the clock.'
      : `There is no function "${parts.join('.')}".`
    const advice = 'Compute from a property with "x-default": { "now": true }, or from one that a move sets.'
    throw new ExpressionFault(message, isNow ? advice : functionAdvice(parts.at(-1) ?? '', names))
  }
  const parts = node.arguments.map((part) => typed(part, scope))
  const type = typeOf(functions[name], name, parts)
  return { expression: functionExpression(name, parts), type }
}

function isFunction(name: string): name is keyof typeof functions {
  return Object.hasOwn(functions, name)
}

function dateIn([node, ...more]: readonly jsep.Expression[]): TypedExpression {
  const text = node && isNode(node, 'Literal') ? node.value : undefined
  const day = typeof text === 'string' && more.length === 0 ? dayNumberOf(text) : undefined
  if (day !== undefined && dateOfDay(day) === text) return { expression: { value: day }, type: 'date' }
  throw new ExpressionFault('"date" takes one date as a text.', 'Write it as in date("2026-01-31").')
}

function ofList(
  word: 'sum' | 'count',
  [list, each, ...more]: readonly jsep.Expression[],
  { properties, row, isInside }: Scope,
): TypedExpression {
  if (isInside) {
    throw new ExpressionFault(
      `"${word}" reads a list, and what is computed inside of one or of an object reads none.`,
      'Write it in a property of the entity itself.',
    )
  }
  if (list && isNode(list, 'MemberExpression') && isNode(list.object, 'Identifier')) {
    const part = isNode(list.property, 'Identifier') ? list.property.name : '…'
    // Lists inside a row are summed up in a property of the row first.
    const advice = each
      ? `Sum it in a property of the row, and write "sum(${list.object.name}, …)" with that.`
      : `Write "sum(${list.object.name}, ${part})" or "count(${list.object.name})".`
    throw new ExpressionFault(`"${word}" takes the list by its name alone.`, advice)
  }
  const name = list && isNode(list, 'Identifier') ? list.name : ''
  const lists = properties.filter(({ field }) => field === 'rows')
  const found = lists.find((property) => property.name === name)
  if (!found || row) {
    const message = row ? `"${word}" stands inside of another list.` : `"${name}" is no list of objects.`
    throw new ExpressionFault(message, insteadOf(name, lists))
  }
  const takes = word === 'sum' ? 2 : 1
  if (more.length > 0 || (each === undefined) !== (takes === 1)) {
    throw new ExpressionFault(
      `"${word}" takes ${takes === 1 ? 'a list' : 'a list and what is summed'}.`,
      example,
    )
  }
  if (!each) return { expression: { count: name }, type: 'number' }
  const summed = typed(each, { properties, row: rowPropertiesOf(found) })
  if (summed.type !== 'number') throw mismatch('sum', 'number', summed.type)
  return { expression: { sum: name, each: summed.expression }, type: 'number' }
}

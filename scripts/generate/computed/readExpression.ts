import jsep from 'jsep'
import type { Expression, Operation } from '#shared/contracts/Expression.ts'
import type { Property } from '../Model.ts'
import { insteadOf } from '../check/advice/nearest.ts'
import { ExpressionFault } from './ExpressionFault.ts'

/** What a value is. */
export type ValueType = 'number' | 'text' | 'boolean'

/** An expression and what it gives. */
export interface TypedExpression {
  expression: Expression
  type: ValueType
}

interface Scope {
  properties: readonly Property[]
  /** The properties of the rows that are being summed. */
  row?: readonly Property[]
}

/** Reads an expression over these properties, and holds its types together. */
export function readExpression(text: string, properties: readonly Property[]): TypedExpression {
  return typed(parsed(text), { properties })
}

/** What is in the rows of a list. Records of another entity have computed their own values before. */
export function rowPropertiesOf({ properties = [], children }: Property): readonly Property[] {
  if (!children) return properties
  return properties.map((property) => {
    const { computed: _, ...known } = property
    return known
  })
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

const example = 'Write it as in "round(price * count, 2)" or "sum(lines, price * count)".'

/** Texts that are stored as something else. */
const otherFormats: ReadonlySet<string> = new Set(['date', 'date-time', 'time', 'uuid'])

/** The value of a property by what it may hold; undefined where nothing can be computed from it. */
export function valueTypeOf({ schema, secret, computed, link, nameOf }: Property): ValueType | undefined {
  if (secret || computed !== undefined || link || nameOf) return undefined
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
  const [type] = types
  if (types.length !== 1) return undefined
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean') return 'boolean'
  const { format } = schema
  const isText = type === 'string' && !(typeof format === 'string' && otherFormats.has(format))
  return isText ? 'text' : undefined
}

function typed(node: jsep.Expression, scope: Scope): TypedExpression {
  if (isNode(node, 'Literal')) return literal(node.value)
  if (isNode(node, 'Identifier')) return named(node.name, scope)
  if (isNode(node, 'UnaryExpression')) {
    return called(unary[node.operator], node.operator, [typed(node.argument, scope)])
  }
  if (isNode(node, 'BinaryExpression')) {
    const parts = [typed(node.left, scope), typed(node.right, scope)]
    return called(binary[node.operator], node.operator, parts)
  }
  if (isNode(node, 'ConditionalExpression')) {
    const parts = [node.test, node.consequent, node.alternate].map((part) => typed(part, scope))
    return called('choose', '? :', parts)
  }
  if (isNode(node, 'CallExpression')) return ofFunction(node, scope)
  throw new ExpressionFault('The expression holds something that is not known here.', example)
}

interface Nodes {
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
  if (typeof value === 'number') return { expression: { value }, type: 'number' }
  if (typeof value === 'string') return { expression: { value }, type: 'text' }
  if (typeof value === 'boolean') return { expression: { value }, type: 'boolean' }
  throw new ExpressionFault('"null" is no value here.', 'Write isSet(…) or coalesce(…, …).')
}

function named(name: string, { properties, row = [] }: Scope): TypedExpression {
  const item = row.find((property) => property.name === name)
  const property = item ?? properties.find((each) => each.name === name)
  const known = [...row, ...properties].filter((each) => valueTypeOf(each) !== undefined)
  if (!property) {
    const names = known.map((each) => each.name)
    throw new ExpressionFault(`There is no property "${name}".`, insteadOf(name, names))
  }
  const type = valueTypeOf(property)
  if (type === undefined) {
    const message = `Nothing is computed from "${name}": it is neither a number, a text nor a truth value that is stored.`
    throw new ExpressionFault(message, 'Take it out of the expression.')
  }
  return { expression: item ? { item: name } : { of: name }, type }
}

const unary: Readonly<Record<string, Operation | undefined>> = { '-': 'negate', '!': 'not' }

const binary: Readonly<Record<string, Operation | undefined>> = {
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

const functions: Readonly<Record<string, Operation | undefined>> = {
  round: 'round',
  abs: 'abs',
  min: 'min',
  max: 'max',
  coalesce: 'coalesce',
  concat: 'concat',
  isSet: 'isSet',
}

/** What an operation takes, how many of it, and what it gives: `same` is a type that all of them share. */
interface Signature {
  takes: ValueType | 'any' | 'same'
  count: readonly [least: number, most: number]
  gives: ValueType | 'same'
}

const many = 20
const two = [2, 2] as const
const arithmetic: Signature = { takes: 'number', count: two, gives: 'number' }
const comparison: Signature = { takes: 'number', count: two, gives: 'boolean' }
const equality: Signature = { takes: 'same', count: two, gives: 'boolean' }
const logic: Signature = { takes: 'boolean', count: two, gives: 'boolean' }

const signatures: Readonly<Record<Exclude<Operation, 'choose'>, Signature>> = {
  add: arithmetic,
  subtract: arithmetic,
  multiply: arithmetic,
  divide: arithmetic,
  negate: { takes: 'number', count: [1, 1], gives: 'number' },
  less: comparison,
  atMost: comparison,
  more: comparison,
  atLeast: comparison,
  equal: equality,
  unequal: equality,
  and: logic,
  or: logic,
  not: { takes: 'boolean', count: [1, 1], gives: 'boolean' },
  round: { takes: 'number', count: two, gives: 'number' },
  abs: { takes: 'number', count: [1, 1], gives: 'number' },
  min: { takes: 'number', count: [2, many], gives: 'number' },
  max: { takes: 'number', count: [2, many], gives: 'number' },
  coalesce: { takes: 'same', count: [2, many], gives: 'same' },
  concat: { takes: 'any', count: [1, many], gives: 'text' },
  isSet: { takes: 'any', count: [1, 1], gives: 'boolean' },
}

function called(
  call: Operation | undefined,
  word: string,
  parts: readonly TypedExpression[],
): TypedExpression {
  if (!call) throw new ExpressionFault(`"${word}" is not known here.`, example)
  const types = parts.map(({ type }) => type)
  const expression = { call, on: parts.map((part) => part.expression) }
  if (call === 'choose') return { expression, type: chosenType(types) }
  const { takes, count, gives } = signatures[call]
  const [least, most] = count
  if (types.length < least || types.length > most) {
    const message = `"${word}" takes ${least === most ? least : `${least} or more`} values, not ${types.length}.`
    throw new ExpressionFault(message, example)
  }
  const [first = 'number'] = types
  const wanted = takes === 'same' ? first : takes
  const other = types.find((type) => wanted !== 'any' && type !== wanted)
  if (other) throw mismatch(word, wanted, other)
  if (call === 'concat' && types.includes('boolean')) throw mismatch(word, 'text', 'boolean')
  if (call === 'round') requireDigits(parts[1]?.expression)
  return { expression, type: gives === 'same' ? first : gives }
}

function chosenType([condition, one = 'number', other]: readonly ValueType[]): ValueType {
  if (condition !== 'boolean') throw mismatch('?', 'boolean', condition)
  if (one !== other) throw mismatch(':', one, other)
  return one
}

const nouns = { number: 'a number', text: 'a text', boolean: 'true or false', any: 'a value' } as const

function mismatch(word: string, wanted: ValueType | 'any', found: ValueType = 'number'): ExpressionFault {
  return new ExpressionFault(
    `"${word}" takes ${nouns[wanted]} where ${nouns[found]} stands.`,
    word === '+' && found === 'text' ? 'Write concat(…, …) for texts.' : `Write ${nouns[wanted]} there.`,
  )
}

const mostDigits = 10

function requireDigits(digits: Expression | undefined): void {
  const value = digits && 'value' in digits ? digits.value : undefined
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostDigits) return
  const message = '"round" needs to know how many digits stay after the point.'
  throw new ExpressionFault(
    message,
    `Write a whole number from 0 to ${mostDigits}: "round(price * count, 2)".`,
  )
}

function ofFunction(node: jsep.CallExpression, scope: Scope): TypedExpression {
  const name = isNode(node.callee, 'Identifier') ? node.callee.name : ''
  if (name === 'sum' || name === 'count') return ofList(name, node.arguments, scope)
  const call = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (!call) {
    const names = [...Object.keys(functions), 'sum', 'count']
    throw new ExpressionFault(`There is no function "${name}".`, insteadOf(name, names))
  }
  return called(
    call,
    name,
    node.arguments.map((part) => typed(part, scope)),
  )
}

function ofList(
  word: 'sum' | 'count',
  [list, each, ...more]: readonly jsep.Expression[],
  { properties, row }: Scope,
): TypedExpression {
  const name = list && isNode(list, 'Identifier') ? list.name : ''
  const lists = properties.filter(({ field }) => field === 'rows')
  const found = lists.find((property) => property.name === name)
  if (!found || row) {
    const message = row ? `"${word}" stands inside of another list.` : `"${name}" is no list of objects.`
    throw new ExpressionFault(
      message,
      insteadOf(
        name,
        lists.map((property) => property.name),
      ),
    )
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

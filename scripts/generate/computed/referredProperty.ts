import type jsep from 'jsep'
import type { Property } from '../contracts/Model.ts'
import { insteadOf } from '../spelling/nearest.ts'
import { choiceOf } from './choices.ts'
import { ExpressionFault } from './ExpressionFault.ts'
import type { Scope } from './Scope.ts'
import { isReference } from './signatures.ts'
import type { TypedExpression, ValueType } from './signatures.ts'
import { readPropertiesOf, valueTypeOf } from './valueTypes.ts'

/** The property of a referred record that an expression reads, as in "good_id.price". */
export function referredProperty(
  node: jsep.MemberExpression,
  { properties, row = [], isInside = false }: Scope,
): TypedExpression {
  const name = nameOf(node.property)
  const through = nameOf(node.object)
  if (node.computed || name === undefined) {
    throw new ExpressionFault('An expression has no brackets.', 'Write a reference, "." and a property.')
  }
  const whole = properties.find((each) => each.name === through && each.properties && !each.link)
  if (whole) throw ofPart(whole, name, row)
  if (isInside) throw inside(`${through ?? '…'}.${name}`)
  if (through === undefined) throw tooFar(node, properties)
  if (row.some((each) => each.name === through)) throw inRow(through, name)
  const reference = properties.find((each) => each.name === through)
  const { entity } = reference?.reference ?? {}
  if (!reference || entity === undefined) throw noReference(through, properties)
  const read = readPropertiesOf(reference)
  const property = read.find((each) => each.name === name)
  const type = property && typeOf(property)
  if (property && type !== undefined)
    return { expression: { through, property: name, ...markOf(type) }, type, ...choiceOf(property) }
  const known = read.filter((each) => typeOf(each) !== undefined)
  if (!property) throw new ExpressionFault(`"${entity}" has no property "${name}".`, insteadOf(name, known))
  throw new ExpressionFault(
    `Nothing is computed from "${name}" of "${entity}": it is neither a number, a text, a truth value, a date, a time nor a reference that is stored and answered.`,
    'Take it out of the expression.',
  )
}

/** The type of a property that can be read; undefined for a write-only one, because the result would reveal its value. */
function typeOf(property: Property): ValueType | undefined {
  if (property.access === 'writeOnly' || property.by === 'updated') return undefined
  return property.reference ? `to ${property.reference.entity}` : valueTypeOf(property)
}

function markOf(type: ValueType): { isReference?: true } {
  return isReference(type) ? { isReference: true } : {}
}

function nameOf(node: jsep.Expression): string | undefined {
  return node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined
}

function tooFar({ object }: jsep.MemberExpression, properties: readonly Property[]): ExpressionFault {
  const first = isMember(object) ? nameOf(object.object) : undefined
  const entity = properties.find(({ name }) => name === first)?.reference?.entity
  return new ExpressionFault(
    'An expression follows one reference, not several in a row.',
    entity === undefined
      ? 'Write a reference of the record, "." and a property.'
      : `Compute it in a property of "${entity}", and read that.`,
  )
}

function isMember(node: jsep.Expression): node is jsep.MemberExpression {
  return node.type === 'MemberExpression'
}

function inside(path: string): ExpressionFault {
  return new ExpressionFault(
    'What is computed inside of a list or an object follows no reference.',
    `Make the rows records of their own, with "x-children", of which a property is computed from "${path}".`,
  )
}

function inRow(through: string, name: string): ExpressionFault {
  return new ExpressionFault(
    `"${through}" is a reference of the row, and a sum follows none.`,
    `Compute it in the rows: make them records of their own, with "x-children", of which a property is computed from "${through}.${name}", and sum that.`,
  )
}

/** The fault of a dot after a list or an object of the record itself, where a dot only follows references. */
function ofPart({ name: whole, field }: Property, name: string, row: readonly Property[]): ExpressionFault {
  const isList = field === 'rows'
  const message = `"${whole}" is ${isList ? 'a list' : 'an object'} of the record itself, and a dot follows a reference to another.`
  if (row.some((each) => each.name === name)) return new ExpressionFault(message, `Write "${name}".`)
  const advice = isList
    ? `Write "sum(${whole}, ${name})".`
    : `Write the expression in a property of "${whole}", where "${name}" is read by its name, or make "${name}" a property of the entity itself.`
  return new ExpressionFault(message, advice)
}

function noReference(through: string, properties: readonly Property[]): ExpressionFault {
  const property = properties.find((each) => each.name === through)
  const references = properties.filter((each) => each.reference)
  const what = property?.link ? 'refers to several records' : 'refers to no record'
  const message = property
    ? `"${through}" ${what}, so nothing is read there.`
    : `There is no property "${through}".`
  const advice = property?.link
    ? 'Make the list rows that are records of their own, with "x-children", and sum what each computes.'
    : insteadOf(through, references)
  return new ExpressionFault(message, advice)
}

import { ExpressionFault } from '../computed/ExpressionFault.ts'
import { nounOf } from '../computed/mismatch.ts'
import { readExpression, readInside } from '../computed/readExpression.ts'
import type { TypedExpression } from '../computed/signatures.ts'
import { valueTypeOf } from '../computed/valueTypes.ts'
import type { Property } from '../contracts/Model.ts'
import { computedLoop } from './across/computedLoop.ts'
import { quotedChoice } from '../spelling/nearest.ts'
import type { Complaint, Rule, Subject } from './subject/Subject.ts'

type Words = Pick<Complaint, 'message' | 'advice'>

/** An expression suits its property and reads only properties that exist. */
export const checkComputed: Rule = (subject, all) =>
  subject.properties.flatMap((property): Complaint[] => {
    const { name, computed } = property
    if (computed === undefined) return computedInside(subject, property)
    const found =
      uncomputable(subject, property) ??
      faultIn(property, () => readExpression({ text: computed, name }, subject.properties)) ??
      loopOf(subject, name, all)
    return found ? [{ path: ['properties', name, 'x-computed'], ...found }] : []
  })

/** Checks the expressions in the rows of a list, or in an object. */
function computedInside(subject: Subject, whole: Property): Complaint[] {
  const { name, schema, children, alternatives, properties: parts = [] } = whole
  // Such rows are checked by their own schema. Nothing is computed inside alternatives, and another rule reports that there.
  if (children || alternatives) return []
  const way = ['properties', name, ...(schema['items'] === undefined ? [] : ['items'])]
  return parts.flatMap((part): Complaint[] => {
    const { computed } = part
    if (computed === undefined) return []
    const found =
      closedInside(whole) ??
      uncomputable(subject, part) ??
      faultIn(part, () => readInside({ text: computed, name: part.name }, whole, subject.properties))
    return found ? [{ path: [...way, 'properties', part.name, 'x-computed'], ...found }] : []
  })
}

function closedInside({ name, field }: Property): Words | undefined {
  if (field === 'rows' || field === 'object') return undefined
  return {
    message: `Nothing is computed inside of "${name}", which is edited as a whole.`,
    advice: 'Remove "x-computed", or make it a plain list of objects, or an object.',
  }
}

function uncomputable({ kind }: Subject, property: Property): Words | undefined {
  if (kind === 'log') {
    return { message: 'A log computes nothing: the server adds its lines.', advice: 'Remove "x-computed".' }
  }
  const beside = [
    ...(property.secret ? ['x-secret'] : []),
    ...(property.default === undefined ? [] : ['default']),
    ...(property.fill ? ['x-default'] : []),
    ...(property.auto || property.by ? ['x-auto'] : []),
    ...(property.number ? ['x-number'] : []),
    ...(property.options ? ['oneOf'] : []),
    ...(property.access === 'writeOnly' ? ['writeOnly'] : []),
  ]
  if (beside.length === 0) return undefined
  const message = `"${property.name}" is computed, so nothing else gives it a value.`
  return { message, advice: `Remove ${quotedChoice(beside)} or "x-computed".` }
}

function loopOf({ schema }: Subject, property: string, all: readonly Subject[]): Words | undefined {
  const loop = computedLoop({ entity: schema.name, property }, all)
  if (!loop) return undefined
  const way = loop.slice(0, -1).map((place) => `"${place.property}" of "${place.entity}"`)
  const by = way.length === 0 ? '' : `, by way of ${way.join(' and ')}`
  const message = `"${property}" would be computed from itself in other records${by}.`
  return { message, advice: 'Take it out of one of the expressions.' }
}

function faultIn(property: Property, read: () => TypedExpression): Words | undefined {
  const wanted = valueTypeOf({ ...property, computed: undefined })
  if (wanted === undefined) {
    const message = `"${property.name}" is neither a number, a text, a truth value, a date nor a time.`
    return { message, advice: 'Take "x-computed" out, or change the type.' }
  }
  try {
    const { type } = read()
    if (type === wanted) return undefined
    const message = `The expression gives ${nounOf(type)}, and "${property.name}" holds ${nounOf(wanted)}.`
    return { message, advice: 'Change the type or the expression.' }
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error
    return { message: error.message, advice: error.advice }
  }
}

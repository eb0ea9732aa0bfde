import type { Property } from '../../Model.ts'
import { insteadOf } from '../advice/nearest.ts'
import type { Complaint, Rule, Subject } from '../Subject.ts'

type Words = Pick<Complaint, 'message' | 'advice'>

/** What new records are filled in with suits the properties, which nobody has to give. */
export const checkDefaults: Rule = (subject) => {
  const { properties, kind } = subject
  return properties.flatMap((property): Complaint[] => {
    if (property.fill === undefined) return []
    const path = ['properties', property.name, 'x-default']
    if (kind !== 'collection' && kind !== 'tree') {
      return [{ path, message: `A ${kind} has no records that people make.`, advice: 'Remove "x-default".' }]
    }
    const words = unfillable(property) ?? unfit(subject, property)
    return words ? [{ path, ...words }] : []
  })
}

function unfillable(property: Property): Words | undefined {
  const { name, required, auto, by, secret, column } = property
  if (auto || by || secret || !column) {
    return { message: `"${name}" is not filled in.`, advice: 'Remove "x-default".' }
  }
  if (property.default !== undefined) {
    return { message: `"${name}" has two defaults.`, advice: 'Keep "default" or "x-default".' }
  }
  if (!required) return undefined
  const message = `"${name}" must be given, so nothing is filled in.`
  return { message, advice: 'Take it out of "required".' }
}

function unfit(
  { properties, property }: Subject,
  { name, column, reference, fill }: Property,
): Words | undefined {
  if (!fill) return undefined
  if ('now' in fill) {
    if (column?.type === 'timestamp' || column?.type === 'date') return undefined
    const message = `"${name}" is neither a date nor a time.`
    return { message, advice: 'Write "now" for "format": "date" or "date-time".' }
  }
  if ('currentUser' in fill) {
    if (reference?.entity === 'user') return undefined
    const message = `"${name}" refers to no user.`
    return { message, advice: 'Write "currentUser" beside "x-reference": { "entity": "user" }.' }
  }
  const other = property(fill.property)
  const alike = properties.filter((each) => each.name !== name && isAlike(each, { column, reference }))
  if (other && alike.includes(other)) return undefined
  const message = other
    ? `"${name}" does not take what "${fill.property}" holds.`
    : `There is no property "${fill.property}".`
  return {
    message,
    advice: insteadOf(
      fill.property,
      alike.map((each) => each.name),
    ),
  }
}

function isAlike(one: Property, other: Pick<Property, 'column' | 'reference'>): boolean {
  if (one.secret || one.auto || one.by || one.fill || !one.column) return false
  return one.column.type === other.column?.type && one.reference?.entity === other.reference?.entity
}

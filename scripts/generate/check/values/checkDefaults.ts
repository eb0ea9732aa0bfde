import type { Property } from '../../contracts/Model.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import { compatibilityAdvice, isCompatible, incompatibilityWords } from '../subject/isCompatible.ts'
import type { NamedProperty } from '../subject/isCompatible.ts'
import type { Complaint, Rule, Subject } from '../subject/Subject.ts'

type Words = Pick<Complaint, 'message' | 'advice'>

/** The values that new records are filled in with suit their properties, which must not be required. */
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

function unfit(subject: Subject, property: Property): Words | undefined {
  const { name, column, reference, fill } = property
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
  return fill.through === undefined
    ? notCopied(subject, property, fill.property)
    : notFollowed(subject, property, { through: fill.through, read: fill.property })
}

function notCopied({ properties, property }: Subject, own: Property, read: string): Words | undefined {
  const other = property(read)
  const alike = properties.filter(
    (each) => each.name !== own.name && isCompatible(each, own) && isGiven(each),
  )
  if (other && alike.includes(other)) return undefined
  const instead = insteadOf(read, alike)
  return other
    ? notTaken(own, { called: `"${read}"`, property: other }, instead)
    : { message: `There is no property "${read}".`, advice: instead }
}

/** Message and advice for a property that cannot be filled in from another one. */
function notTaken(own: Property, other: NamedProperty, instead: string): Words {
  const unlike = incompatibilityWords({ called: `"${own.name}"`, property: own }, other)
  return unlike === undefined
    ? { message: `"${own.name}" does not take what ${other.called} holds.`, advice: instead }
    : { message: unlike, advice: compatibilityAdvice(instead) }
}

/** Checks a default that is a property of the record to which a reference leads. */
function notFollowed(
  { properties, property }: Subject,
  own: Property,
  { through, read }: { through: string; read: string },
): Words | undefined {
  const entity = property(through)?.reference?.entity
  const references = properties.filter((each) => each.reference && each.name !== own.name)
  if (entity === undefined || through === own.name) {
    const message = property(through)
      ? `"${through}" refers to no other record that "${own.name}" could be filled in from.`
      : `There is no property "${through}".`
    return { message, advice: insteadOf(through, references) }
  }
  if (read.includes('.')) {
    const message = 'A default follows one reference, not several in a row.'
    return { message, advice: 'Write a reference of the record, "." and a property.' }
  }
  const readable = property(through)?.reference?.read ?? []
  // Private files belong to one record.
  const alike = readable.filter(
    (each) => isCompatible(each, own) && each.access !== 'writeOnly' && !each.private,
  )
  const other = readable.find((each) => each.name === read)
  if (other && alike.includes(other)) return undefined
  const instead = insteadOf(read, alike)
  return other
    ? notTaken(own, { called: `"${read}" of "${entity}"`, property: other }, instead)
    : { message: `"${entity}" has no property "${read}".`, advice: instead }
}

/** Whether the property's value may be known before the record is created. */
function isGiven({ auto, by, fill }: Property): boolean {
  return !auto && !by && !fill
}

import { objectOf } from '#shared/json/objectOf.ts'
import type { Property } from '../contracts/Model.ts'
import { textOf } from '../load/readJson.ts'
import { checkNamedProperty } from './subject/checkNamedProperty.ts'
import type { UnfitReason } from './subject/checkNamedProperty.ts'
import type { Complaint, Rule, Subject } from './subject/Subject.ts'

/** The properties that place a record on days are two dates or two moments, and the list can be filtered by a range of them. */
export const checkCalendar: Rule = (subject) => {
  const { from, to } = objectOf(subject.own['calendar'])
  const [begin, end] = [textOf(from), textOf(to)]
  if (begin === undefined) return []
  const first = subject.property(begin)
  return [
    ...checkNamedProperty(subject, begin, ['x-entity', 'calendar', 'from'], standsOnDays),
    ...parameterClashes(subject, { name: begin, ends: ['gte', 'lt'] }, 'from'),
    ...(end === undefined ? [] : ends(subject, end, first)),
  ]
}

function ends(subject: Subject, end: string, first: Property | undefined): Complaint[] {
  return [
    ...checkNamedProperty(subject, end, ['x-entity', 'calendar', 'to'], (property) =>
      endsLike(property, first),
    ),
    ...parameterClashes(subject, { name: end, ends: ['gte'] }, 'to'),
  ]
}

const standsOnDays: UnfitReason = ({ field, filter, access }) =>
  (field === 'date' || field === 'datetime') && filter !== undefined && access !== 'writeOnly'
    ? undefined
    : 'it says no day; write a property with "format": "date" or "date-time"'

function endsLike(property: Property, first: Property | undefined): string | undefined {
  const reason = standsOnDays(property)
  if (reason !== undefined || !first || property.field === first.field) return reason
  return `it is ${property.field === 'date' ? 'a date' : 'a moment'}, and "${first.name}" is not`
}

/** A property with the name of such a filter's parameter would be compared instead. */
function parameterClashes(
  subject: Subject,
  { name, ends: asked }: { name: string; ends: readonly string[] },
  keyword: 'from' | 'to',
): Complaint[] {
  const taken = asked.map((end) => `${name}_${end}`).find((each) => subject.property(each))
  if (taken === undefined) return []
  const message = `The list is asked by "${taken}" for the days of "${name}", and that is a property of its own.`
  return [{ path: ['x-entity', 'calendar', keyword], message, advice: `Rename "${taken}".` }]
}

import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { checkNamedProperty } from '../subject/checkNamedProperty.ts'
import type { UnfitReason } from '../subject/checkNamedProperty.ts'
import { comparableKind } from '../subject/comparableKind.ts'
import { impossibleValue } from '../subject/impossibleValue.ts'
import type { Complaint, Rule, Subject } from '../subject/Subject.ts'

/** Rules across records name properties that can be compared, and values that these properties take. */
export const checkRulesAcross: Rule = (subject) => [
  ...listOf(subject.own['unique']).flatMap((rule, index) => {
    const path = ['x-entity', 'unique', index]
    if (!isJsonObject(rule)) return each(subject, textsOf(rule), path)
    return [
      ...each(subject, textsOf(rule['fields']), [...path, 'fields']),
      ...where(subject, rule, [...path, 'where']),
    ]
  }),
  ...listOf(subject.own['noOverlap']).flatMap((rule, index) =>
    noOverlap(subject, objectOf(rule), ['x-entity', 'noOverlap', index]),
  ),
]

const canBeCompared: UnfitReason = ({ column, secret }) =>
  column && column.type !== 'json' && !secret ? undefined : 'its values cannot be compared'

const canBegin: UnfitReason = (property) =>
  comparableKind(property) && !property.secret ? undefined : 'it is no date, time or number'

function each(subject: Subject, names: readonly string[], path: Path): Complaint[] {
  return names.flatMap((name, at) => checkNamedProperty(subject, name, [...path, at], canBeCompared))
}

function where(subject: Subject, rule: JsonObject, path: Path): Complaint[] {
  return Object.entries(objectOf(rule['where'])).flatMap(([name, value]) => {
    const unknown = checkNamedProperty(subject, name, [...path, name], canBeCompared)
    const property = subject.property(name)
    const words = property && unknown.length === 0 ? impossibleValue(property, value) : undefined
    return words ? [{ path: [...path, name], ...words }] : unknown
  })
}

function noOverlap(subject: Subject, rule: JsonObject, path: Path): Complaint[] {
  const [from = '', to = ''] = [textOf(rule['from']), textOf(rule['to'])]
  const ends = [
    ...checkNamedProperty(subject, from, [...path, 'from'], canBegin),
    ...checkNamedProperty(subject, to, [...path, 'to'], canBegin),
  ]
  return [
    ...(ends.length > 0 ? ends : bothEnds(subject, { from, to }, path)),
    ...each(subject, textsOf(rule['within']), [...path, 'within']),
    ...where(subject, rule, [...path, 'where']),
  ]
}

function bothEnds(subject: Subject, { from, to }: { from: string; to: string }, path: Path): Complaint[] {
  const [first, last] = [subject.property(from), subject.property(to)]
  if (first?.column?.type !== last?.column?.type) {
    const message = `"${to}" cannot be the end of what begins with "${from}": they are of different types.`
    return [{ path: [...path, 'to'], message, advice: 'Give them the same type.' }]
  }
  if (first?.atMost === to) return []
  const message = `"${from}" may be after "${to}", so they are no range.`
  return [{ path: [...path, 'from'], message, advice: `Write "x-at-most": "${to}" beside "${from}".` }]
}

import { textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../load/readJson.ts'
import { checkNamedProperty } from '../subject/checkNamedProperty.ts'
import type { UnfitReason } from '../subject/checkNamedProperty.ts'
import type { Complaint, Rule, Subject } from '../subject/Subject.ts'

const user = 'user'

/** The owners of a record ("ownedBy"): each reference leads to a user, or to records that belong to users themselves. */
export const checkOwnedBy: Rule = (subject, all) => {
  const { own, kind } = subject
  const names = textsOf(own['ownedBy'])
  if (names.length === 0) return []
  const path = ['x-entity', 'ownedBy']
  if (kind === 'single') {
    const message = 'A single record belongs to nobody in particular.'
    return [{ path, message, advice: 'Remove "ownedBy".' }]
  }
  return [
    ...names.flatMap((name, index) =>
      checkNamedProperty(subject, name, [...path, index], leadsToUsers(subject, all)),
    ),
    ...unlikeOwner(subject, all, names),
    ...openRows(subject, all),
  ]
}

/** Rows have a page of their own, on which everyone who may open it sees all of them. */
function openRows({ schema, declared }: Subject, all: readonly Subject[]): Complaint[] {
  return Object.entries(declared).flatMap(([name, part]): Complaint[] => {
    const words = objectOf(objectOf(part)['x-children'])
    const child = all.find((other) => other.schema.name === words['entity'])
    if (!child || child.properties.length === 0 || child.own['ownedBy'] !== undefined) return []
    const message = `Everybody who may open "${child.schema.name}" sees all rows, also those of a "${schema.name}" that is not theirs.`
    const advice = `Write "ownedBy": ["${textOf(words['of']) ?? ''}"] in "${child.schema.name}".`
    return [{ path: ['properties', name, 'x-children', 'entity'], message, advice, severity: 'note' }]
  })
}

function leadsToUsers(subject: Subject, all: readonly Subject[]): UnfitReason {
  return ({ reference, link }) => {
    if (!reference) return link ? 'it is a list of references' : 'it refers to no record'
    if (reference.entity === user) return undefined
    const target = all.find(({ schema }) => schema.name === reference.entity)
    // The properties of a broken schema are not known.
    if (!target || target.properties.length === 0) return undefined
    if (textsOf(target.own['ownedBy']).length === 0)
      return `records of "${reference.entity}" belong to nobody; give that entity "ownedBy" first`
    return leadsBack(target, all, new Set([subject.schema.name]))
      ? `it leads back to "${subject.schema.name}"`
      : undefined
  }
}

/** Whether following the owners leads to an entity that was passed already, before it leads to users. */
function leadsBack(subject: Subject, all: readonly Subject[], passed: ReadonlySet<string>): boolean {
  const { name } = subject.schema
  if (passed.has(name)) return true
  const targets = textsOf(subject.own['ownedBy']).flatMap(
    (each) => subject.property(each)?.reference?.entity ?? [],
  )
  return all
    .filter(({ schema }) => schema.name !== user && targets.includes(schema.name))
    .some((target) => leadsBack(target, all, new Set([...passed, name])))
}

/** Rows are read and saved with their record, so they belong to the same users as the record. */
function unlikeOwner({ schema }: Subject, all: readonly Subject[], names: readonly string[]): Complaint[] {
  const path = ['x-entity', 'ownedBy']
  return all.flatMap(({ schema: owner, declared }) =>
    Object.entries(declared).flatMap(([property, part]) => {
      const words = objectOf(objectOf(part)['x-children'])
      const of = textOf(words['of']) ?? ''
      if (words['entity'] !== schema.name || (names.length === 1 && names[0] === of)) return []
      const message = `The records are rows of "${property}" of "${owner.name}", so they belong to that record.`
      return [{ path, message, advice: `Write ["${of}"].` }]
    }),
  )
}

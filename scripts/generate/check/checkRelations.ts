import { Ajv } from 'ajv'
import { textOf } from '../load/readJson.ts'
import type { Property } from '../Model.ts'
import { insteadOf } from './nearest.ts'
import type { Complaint, Rule, Subject } from './Subject.ts'

/** What properties say about each other holds: x-at-most, x-show-when, x-renamed-from, x-auto. */
export const checkRelations: Rule = (subject) => [
  ...subject.properties.flatMap((property) => [
    ...atMost(subject, property),
    ...showWhen(subject, property),
    ...renamed(subject, property),
  ]),
  ...autos(subject),
]

function atMost(subject: Subject, { name, atMost: limit, column }: Property): Complaint[] {
  if (limit === undefined) return []
  const path = ['properties', name, 'x-at-most']
  const numbers = subject.properties.filter(
    (property) =>
      property.name !== name && ['integer', 'decimal', 'double'].includes(property.column?.type ?? ''),
  )
  const other = subject.property(limit)
  const advice = insteadOf(
    limit,
    numbers.map((property) => property.name),
  )
  if (limit === name) return [{ path, message: `"${name}" cannot be its own limit.`, advice }]
  if (!other) return [{ path, message: `There is no property "${limit}".`, advice }]
  if (numbers.includes(other) || !column) return []
  return [{ path, message: `"${limit}" is no number, so nothing can be at most that.`, advice }]
}

function showWhen(subject: Subject, { name, showWhen: conditions = {} }: Property): Complaint[] {
  return Object.entries(conditions).flatMap(([other, values]) => {
    const path = ['properties', name, 'x-show-when', other]
    const property = subject.property(other)
    if (!property || other === name) {
      const names = subject.properties.map((it) => it.name).filter((it) => it !== name)
      const message =
        other === name ? `"${name}" cannot depend on itself.` : `There is no property "${other}".`
      return [{ path, message, advice: insteadOf(other, names) }]
    }
    return values.flatMap((value, index) => {
      if (allows(property, value)) return []
      const options = (property.options ?? []).map((option) => option.value)
      const advice = insteadOf(textOf(value) ?? '', options)
      return [{ path: [...path, index], message: `"${other}" is never ${JSON.stringify(value)}.`, advice }]
    })
  })
}

function allows({ schema }: Property, value: unknown): boolean {
  try {
    return new Ajv({ strict: false, validateFormats: false }).validate({ ...schema }, value)
  } catch {
    // Another rule says what is wrong with the schema.
    return true
  }
}

function renamed({ property, properties }: Subject, { name, renamedFrom }: Property): Complaint[] {
  if (renamedFrom === undefined) return []
  const path = ['properties', name, 'x-renamed-from']
  if (property(renamedFrom) || renamedFrom === 'id') {
    return [
      {
        path,
        message: `"${renamedFrom}" still exists.`,
        advice: 'Write the name that the property had before.',
      },
    ]
  }
  const first = properties.find((other) => other.renamedFrom === renamedFrom)
  if (first?.name === name) return []
  const message = `"${first?.name ?? ''}" was already renamed from "${renamedFrom}".`
  return [{ path, message, advice: 'Keep one of them.' }]
}

function autos({ properties: all }: Subject): Complaint[] {
  const properties = all.filter(({ column }) => column?.type === 'timestamp')
  return (['created', 'updated'] as const).flatMap((moment) => {
    const [first, ...others] = properties.filter(({ auto }) => auto === moment)
    return others.map(({ name }) => ({
      path: ['properties', name],
      message: `"${first?.name ?? ''}" already is the time when a record was ${moment}.`,
      advice: 'Keep one of them.',
    }))
  })
}

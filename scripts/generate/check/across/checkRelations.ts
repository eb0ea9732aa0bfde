import type { ColumnType } from '#shared/fields/ColumnType.ts'
import { numberOf, textOf } from '../../load/readJson.ts'
import type { Property } from '../../contracts/Model.ts'
import { judgeValue } from '../../model/schemas/judgeValue.ts'
import { insteadOf } from '../../spelling/nearest.ts'
import type { Complaint, Rule, Subject } from '../subject/Subject.ts'

/** What properties say about each other holds: x-at-most, x-show-when, x-renamed-from, x-auto. */
export const checkRelations: Rule = (subject) => [
  ...subject.properties.flatMap((property) => [
    ...atMost(subject, property),
    ...noRoom(subject, property),
    ...showWhen(subject, property),
    ...renamed(subject.properties, property, ['properties']),
    ...renamedInside(property),
  ]),
  ...autos(subject),
  ...authors(subject),
]

function atMost(subject: Subject, { name, atMost: limit, column }: Property): Complaint[] {
  if (limit === undefined) return []
  const path = ['properties', name, 'x-at-most']
  const alike = subject.properties.filter(
    (property) => property.name !== name && orderOf(property) === orderOf({ column }),
  )
  const other = subject.property(limit)
  const advice = insteadOf(
    limit,
    alike.map((property) => property.name),
  )
  if (limit === name) return [{ path, message: `"${name}" cannot be its own limit.`, advice }]
  if (!other) return [{ path, message: `There is no property "${limit}".`, advice }]
  if (alike.includes(other) || !column) return []
  const what = orderOf({ column }) ?? 'number'
  return [{ path, message: `"${limit}" is no ${what}, so no ${what} can be at most that.`, advice }]
}

/** What a chain of limits leaves no value for: it leads back to where it began, or its end lies below its beginning. */
function noRoom({ property, properties }: Subject, { name, schema }: Property): Complaint[] {
  const path = ['properties', name, 'x-at-most']
  const advice = 'Take one of the limits away.'
  const least = numberOf(schema['minimum']) ?? numberOf(schema['exclusiveMinimum'])
  const seen = new Set([name])
  for (
    let limit = property(name)?.atMost;
    limit !== undefined && limit !== name;
    limit = property(limit)?.atMost
  ) {
    // A ring that this one only leads to is told of where it is.
    if (seen.has(limit)) return []
    seen.add(limit)
    const { maximum = null, exclusiveMaximum = null } = property(limit)?.schema ?? {}
    const most = numberOf(maximum) ?? numberOf(exclusiveMaximum)
    if (least === undefined || most === undefined || least <= most) continue
    const message = `"${name}" is at least ${least}, and "${limit}" at most ${most}.`
    return [{ path, message, advice: 'Write bounds that leave room.' }]
  }
  const isRing = seen.size > 1 && property([...seen].at(-1) ?? '')?.atMost === name
  const first = properties.find((each) => seen.has(each.name))
  if (!isRing || first?.name !== name) return []
  const ring = [...seen, name].map((each) => `"${each}"`).join(', ')
  return [{ path, message: `The limits lead back to where they began: ${ring}.`, advice }]
}

/** What a value is compared with; undefined for what has no order of its own. */
function orderOf({ column }: Pick<Property, 'column'>): string | undefined {
  return column ? orders[column.type] : undefined
}

const orders: Partial<Record<ColumnType, string>> = {
  integer: 'number',
  decimal: 'number',
  double: 'number',
  date: 'date',
  timestamp: 'time',
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
  const errors = judgeValue(schema, value)
  // Another rule says what is wrong with the schema itself.
  return errors === undefined || errors.length === 0
}

/** Rows that are records of another entity are asked there. */
function renamedInside({ name, schema, children, alternatives, properties = [] }: Property): Complaint[] {
  if (children) return []
  if (alternatives)
    return properties.flatMap((part) =>
      renamed(properties, part, []).map((complaint) => ({ ...complaint, path: ['properties', name] })),
    )
  const place = ['properties', name, ...(schema.items === undefined ? [] : ['items']), 'properties']
  return properties.flatMap((part) => renamed(properties, part, place))
}

function renamed(
  properties: readonly Property[],
  { name, renamedFrom }: Property,
  place: readonly string[],
): Complaint[] {
  if (renamedFrom === undefined) return []
  const path = [...place, name, 'x-renamed-from']
  const still = properties.find((other) => other.name === renamedFrom)
  if (still || renamedFrom === 'id') {
    const isSwap = still?.renamedFrom === name
    return [{ path, message: `"${renamedFrom}" still exists.`, advice: isSwap ? swapAdvice : formerAdvice }]
  }
  const first = properties.find((other) => other.renamedFrom === renamedFrom)
  if (first?.name === name) return []
  const message = `"${first?.name ?? ''}" was already renamed from "${renamedFrom}".`
  return [{ path, message, advice: 'Keep one of them.' }]
}

const formerAdvice = 'Write the name that the property had before.'
// A hint stays in the file, so a swap would be done again with every run.
const swapAdvice =
  'Swap names in three steps, with npm run generate after each: one to a third name, the other to the free one, the third to what is free then.'

/** Who did it is a user, and nobody where the server did. */
function authors({ properties }: Subject): Complaint[] {
  return properties.flatMap(({ name, by, reference }) =>
    by === undefined || (reference?.entity === 'user' && reference.onDelete === 'clear')
      ? []
      : [
          {
            path: ['properties', name, 'x-auto'],
            message: `"${name}" refers to no user who could be deleted.`,
            advice: 'Write "x-reference": { "entity": "user", "onDelete": "clear" } beside it.',
          },
        ],
  )
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

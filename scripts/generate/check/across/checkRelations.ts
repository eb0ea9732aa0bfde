import type { Property } from '../../contracts/Model.ts'
import { limitFaults } from './siblings/limitFaults.ts'
import { showingFaults } from './siblings/showingFaults.ts'
import { siblingsIn } from './siblings/Siblings.ts'
import { swapAdvice } from '../subject/swapAdvice.ts'
import type { Complaint, Rule, Subject } from '../subject/Subject.ts'

/** Properties that refer to each other do so correctly: x-at-most, x-show-when, x-renamed-from, x-auto. */
export const checkRelations: Rule = (subject) => [
  ...siblingsIn(subject).flatMap((siblings) => [...limitFaults(siblings), ...showingFaults(siblings)]),
  ...subject.properties.flatMap((property) => [
    ...renamed(subject.properties, property, ['properties']),
    ...renamedInside(property),
  ]),
  ...autos(subject),
  ...authors(subject),
]

/** Rows that are records of another entity are checked with that entity. */
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
    const isSwap = still !== undefined && still.name !== name && still.renamedFrom === name
    return [{ path, message: `"${renamedFrom}" still exists.`, advice: isSwap ? swapAdvice : formerAdvice }]
  }
  const first = properties.find((other) => other.renamedFrom === renamedFrom)
  if (first?.name === name) return []
  const message = `"${first?.name ?? ''}" was already renamed from "${renamedFrom}".`
  return [{ path, message, advice: 'Keep one of them.' }]
}

const formerAdvice = 'Write the name that the property had before.'

/** The author of a record is a user who may be deleted later, so the reference must be cleared then. */
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

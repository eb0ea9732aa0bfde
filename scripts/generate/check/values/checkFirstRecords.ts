import { memoize } from '#shared/memoize.ts'
import type { Property } from '../../contracts/Model.ts'
import type { Complaint, Rule, Subject } from '../subject/Subject.ts'

/** Every entity can have a first record: no record requires another that requires it in turn. */
export const checkFirstRecords: Rule = (subject, all) =>
  needsOf(subject).flatMap(({ name, entity }) => {
    const way = wayBack(entity, subject.schema.name, all)
    return way ? [complaintOf(name, way)] : []
  })

function complaintOf(name: string, way: readonly string[]): Complaint {
  const [first, ...others] = way.map((entity) => `"${entity}"`)
  const chain = others.map((entity) => `, which needs one of ${entity}`).join('')
  return {
    path: ['properties', name],
    message: `There can be no first record: "${name}" needs one of ${first}${chain}.`,
    advice: 'Take one of the references out of "required".',
  }
}

/** The path from one entity to another on which each needs the next; undefined if there is none. */
function wayBack(from: string, to: string, all: readonly Subject[]): readonly string[] | undefined {
  const ways = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    const here = way.at(-1)
    if (here === to) return way
    const subject = all.find(({ schema }) => schema.name === here)
    for (const { entity } of subject ? needsOf(subject) : []) {
      if (seen.has(entity)) continue
      seen.add(entity)
      ways.push([...way, entity])
    }
  }
  return undefined
}

interface Need {
  name: string
  entity: string
}

/** The entities of which a record must exist before one of this entity can be created. */
const needsOf = memoize(({ properties }: Subject): readonly Need[] => properties.flatMap(needOf))

function needOf({ name, required, access, reference, link }: Property): Need[] {
  if (!required || access === 'readOnly') return []
  if (reference) return [{ name, entity: reference.entity }]
  return link && link.minItems > 0 ? [{ name, entity: link.entity }] : []
}

import { numberOf } from '../../../load/readJson.ts'
import type { Property } from '../../../contracts/Model.ts'
import { insteadOf } from '../../../spelling/nearest.ts'
import { comparableKind } from '../../subject/comparableKind.ts'
import type { Complaint } from '../../subject/Subject.ts'
import type { Siblings } from './Siblings.ts'

/** Finds faults of x-at-most: it names no property of its kind, leaves no value, or is about a value that is computed inside. */
export function limitFaults(siblings: Siblings): Complaint[] {
  return siblings.properties.flatMap((property) => [
    ...misnamed(siblings, property),
    ...noRoom(siblings, property),
    ...computedInside(siblings, property),
  ])
}

function misnamed({ properties, place }: Siblings, limited: Property): Complaint[] {
  const { name, atMost: limit, column } = limited
  if (limit === undefined) return []
  const path = [...place, name, 'x-at-most']
  const alike = properties.filter(
    (property) => property.name !== name && comparableKind(property) === comparableKind(limited),
  )
  const other = properties.find((property) => property.name === limit)
  const advice = insteadOf(limit, alike)
  if (limit === name) return [{ path, message: `"${name}" cannot be its own limit.`, advice }]
  if (!other) return [{ path, message: `There is no property "${limit}".`, advice }]
  if (alike.includes(other) || !column) return []
  const what = comparableKind(limited) ?? 'number'
  return [{ path, message: `"${limit}" is no ${what}, so no ${what} can be at most that.`, advice }]
}

/** Finds chains of limits that leave no value: a chain leads back to its start, or its end lies below its start. */
function noRoom({ properties, place }: Siblings, { name, schema }: Property): Complaint[] {
  const property = (wanted: string) => properties.find((each) => each.name === wanted)
  const path = [...place, name, 'x-at-most']
  const advice = 'Take one of the limits away.'
  const least = numberOf(schema['minimum']) ?? numberOf(schema['exclusiveMinimum'])
  const seen = new Set([name])
  for (
    let limit = property(name)?.atMost;
    limit !== undefined && limit !== name;
    limit = property(limit)?.atMost
  ) {
    // A ring that this property only leads to is reported at the ring.
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

/** Inside a list or an object the validator sees what is sent, and computed values are not sent there. */
function computedInside({ properties, place }: Siblings, { name, atMost: limit }: Property): Complaint[] {
  const isOfEntity = place.length === 1
  if (limit === undefined || isOfEntity) return []
  const computed = properties.find(
    (each) => each.computed !== undefined && (each.name === name || each.name === limit),
  )
  if (!computed) return []
  const message = `"${computed.name}" is computed, and nothing inside of a list or an object is compared with that.`
  const advice = 'Compare what it is computed from, or make the rows records of their own, with "x-children".'
  return [{ path: [...place, name, 'x-at-most'], message, advice }]
}

import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isObject, listOf } from '../../../load/readJson.ts'
import { demanded } from '../../../model/types/nullable.ts'
import { typesOf } from '../../../model/types/typesOf.ts'
import type { InnerParts, PartPath } from './Shape.ts'

/** What each object inside of a column may hold, where it may hold nothing else. */
export function innerParts(schema: Json): InnerParts[] {
  const found = objectsIn(schema, { path: [], isInList: false })
  const firsts = found.filter(({ path }, at) => found.findIndex((other) => isAt(other, path)) === at)
  // Alternatives stand at one place, and what one of them may hold is not gone from there.
  return firsts.flatMap(({ path }) => {
    const same = found.filter((each) => isAt(each, path))
    if (same.some(({ parts }) => parts === undefined)) return []
    return { path, parts: [...new Set(same.flatMap(({ parts = [] }) => parts))] }
  })
}

function isAt(found: Found, path: PartPath): boolean {
  return isDeepStrictEqual(found.path, path)
}

/** An object that may hold more has no list of its parts. */
interface Found {
  path: PartPath
  parts?: readonly string[]
}

/** Where a schema stands; the list that it is in is a step of the path only where that would be unclear. */
interface Spot {
  path: PartPath
  isInList: boolean
}

function objectsIn(schema: Json, spot: Spot): Found[] {
  if (!isObject(schema)) return []
  const shape = demanded(schema)
  const { items, properties } = shape
  if (isObject(items)) return objectsIn(items, { path: stepsTo(spot), isInList: true })
  if (isObject(properties)) return objectAt(spot.path, shape, properties)
  const members = [...listOf(shape['oneOf']), ...listOf(shape['anyOf'])]
  if (members.length > 0) return members.flatMap((member) => objectsIn(member, spot))
  return mayBeObject(shape) ? mapAt(spot, shape) : []
}

function stepsTo({ path, isInList }: Spot): PartPath {
  return isInList ? [...path, null] : path
}

function mayBeObject(shape: JsonObject): boolean {
  const types = typesOf(shape)
  return shape['type'] !== 'null' && (types.length === 0 || types.includes('object'))
}

function objectAt(path: PartPath, shape: JsonObject, properties: JsonObject): Found[] {
  const isClosed = shape['additionalProperties'] === false
  const inner = Object.entries(properties).flatMap(([name, part]) =>
    objectsIn(part, { path: [...path, name], isInList: false }),
  )
  return [{ path, ...(isClosed ? { parts: Object.keys(properties) } : {}) }, ...inner]
}

/** People name what is in it. */
function mapAt(spot: Spot, shape: JsonObject): Found[] {
  const { additionalProperties: member } = shape
  const inner = { path: [...stepsTo(spot), null], isInList: false }
  return [{ path: spot.path }, ...(isObject(member) ? objectsIn(member, inner) : [])]
}

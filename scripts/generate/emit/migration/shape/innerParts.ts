import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { requiredSchema } from '../../../model/types/nullable.ts'
import { typesOf } from '../../../model/types/typesOf.ts'
import type { InnerParts, PartPath } from './Shape.ts'

/** The names that each object inside a column may have, for objects that allow no others. */
export function innerParts(schema: Json): InnerParts[] {
  const found = objectsIn(schema, { path: [], isInList: false })
  const firsts = found.filter(({ path }, at) => found.findIndex((other) => isAt(other, path)) === at)
  // Alternatives are at one place, and a name that one of them allows still exists there.
  return firsts.flatMap(({ path }) => {
    const same = found.filter((each) => isAt(each, path))
    if (same.some(({ parts }) => parts === undefined)) return []
    return { path, parts: [...new Set(same.flatMap(({ parts = [] }) => parts))] }
  })
}

function isAt(found: InnerObject, path: PartPath): boolean {
  return isDeepStrictEqual(found.path, path)
}

/** An object at a place; without `parts` if it allows undeclared names. */
interface InnerObject {
  path: PartPath
  parts?: readonly string[]
}

/** The place of a schema; its list is a step of the path only if the path would be ambiguous without it. */
interface Spot {
  path: PartPath
  isInList: boolean
}

function objectsIn(schema: Json, spot: Spot): InnerObject[] {
  if (!isJsonObject(schema)) return []
  const shape = requiredSchema(schema)
  const { items, properties } = shape
  if (isJsonObject(items)) return objectsIn(items, { path: stepsTo(spot), isInList: true })
  if (isJsonObject(properties)) return objectAt(spot.path, shape, properties)
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

function objectAt(path: PartPath, shape: JsonObject, properties: JsonObject): InnerObject[] {
  const isClosed = shape['additionalProperties'] === false
  const inner = Object.entries(properties).flatMap(([name, part]) =>
    objectsIn(part, { path: [...path, name], isInList: false }),
  )
  return [{ path, ...(isClosed ? { parts: Object.keys(properties) } : {}) }, ...inner]
}

/** An object whose names people choose. */
function mapAt(spot: Spot, shape: JsonObject): InnerObject[] {
  const { additionalProperties: member } = shape
  const inner = { path: [...stepsTo(spot), null], isInList: false }
  return [{ path: spot.path }, ...(isJsonObject(member) ? objectsIn(member, inner) : [])]
}

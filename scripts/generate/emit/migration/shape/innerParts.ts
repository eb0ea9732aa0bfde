import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isObject, listOf, objectOf } from '../../../load/readJson.ts'
import { demanded } from '../../../model/types/nullable.ts'
import type { InnerParts } from './Shape.ts'

/** What each object inside of a column may hold, where it may hold nothing else; its own parts are left out. */
export function innerParts(schema: Json): InnerParts[] {
  const found = closedObjects(schema, []).filter(({ path }) => path.length > 0)
  const firsts = found.filter(({ path }, at) => found.findIndex((other) => isAt(other, path)) === at)
  // Alternatives stand at one place, and what one of them may hold is not gone from there.
  return firsts.flatMap(({ path }) => {
    const same = found.filter((each) => isAt(each, path))
    if (same.some(({ parts }) => parts === undefined)) return []
    return { path, parts: [...new Set(same.flatMap(({ parts = [] }) => parts))] }
  })
}

function isAt(found: Found, path: readonly string[]): boolean {
  return isDeepStrictEqual(found.path, path)
}

/** An object that may hold more has no list of its parts. */
interface Found {
  path: readonly string[]
  parts?: readonly string[]
}

function closedObjects(schema: Json, path: readonly string[]): Found[] {
  if (!isObject(schema)) return []
  const shape = demanded(schema)
  const { items, oneOf, properties } = shape
  if (isObject(items)) return closedObjects(items, path)
  if (shape['discriminator'] !== undefined)
    return listOf(oneOf).flatMap((member) => closedObjects(member, path))
  return isObject(properties) ? objectAt(path, shape, objectOf(properties)) : []
}

function objectAt(path: readonly string[], shape: JsonObject, properties: JsonObject): Found[] {
  const isClosed = shape['additionalProperties'] === false
  const inner = Object.entries(properties).flatMap(([name, part]) => closedObjects(part, [...path, name]))
  return [{ path, ...(isClosed ? { parts: Object.keys(properties) } : {}) }, ...inner]
}

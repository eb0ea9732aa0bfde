import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Origins } from './Origins.ts'

/**
 * The root with the properties that only its branches declare, because each of them is a column as well; the same for the objects
 * inside it that declare properties, because each of theirs is a field.
 */
export function liftBranches(root: JsonObject, origins: Origins): JsonObject {
  return liftedIn(withLiftedParts(root, origins), origins)
}

function withLiftedParts(schema: JsonObject, origins: Origins): JsonObject {
  const { properties, items } = schema
  if (!isJsonObject(properties) && !isJsonObject(items)) return schema
  return origins.inherit(
    {
      ...schema,
      ...(isJsonObject(properties) && {
        properties: origins.inherit(lifted(properties, origins), properties),
      }),
      ...(isJsonObject(items) && { items: liftedPart(items, origins) }),
    },
    schema,
  )
}

function lifted(properties: JsonObject, origins: Origins): JsonObject {
  const entries = Object.entries(properties)
  return Object.fromEntries(entries.map(([name, part]) => [name, liftedPart(part, origins)]))
}

function liftedPart(part: Json, origins: Origins): Json {
  if (!isJsonObject(part)) return part
  const whole = withLiftedParts(part, origins)
  return isJsonObject(part['properties']) ? liftedIn(whole, origins) : whole
}

function liftedIn(root: JsonObject, origins: Origins): JsonObject {
  // A root that is closed by its own words refuses properties of its branches.
  if (root['additionalProperties'] === false) return root
  const own = objectOf(root['properties'])
  const found = new Map<string, { declarations: Json[]; owner: JsonObject }>()
  for (const owner of branchesOf(root)) {
    for (const [name, declaration] of Object.entries(objectOf(owner['properties']))) {
      if (Object.hasOwn(own, name) || typeof declaration === 'boolean') continue
      const known = found.get(name) ?? { declarations: [], owner: objectOf(owner['properties']) }
      found.set(name, { ...known, declarations: [...known.declarations, declaration] })
    }
  }
  if (found.size === 0) return root
  const lifted = [...found].map(([name, { declarations }]): [string, Json] => [name, anyOf(declarations)])
  const owners = [...found.values()].map(({ owner }) => owner)
  const properties = origins.inherit({ ...own, ...Object.fromEntries(lifted) }, own, ...owners)
  return origins.inherit({ ...root, properties }, root)
}

/** The schemas that may have to hold for the whole record, at any depth. */
function branchesOf(schema: JsonObject): JsonObject[] {
  const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => listOf(schema[keyword]))
  const dependent = Object.values(objectOf(schema['dependencies'])).filter((value) => !isJsonList(value))
  const direct = [schema['then'], schema['else'], ...dependent, ...lists].filter((branch) =>
    isJsonObject(branch),
  )
  return direct.flatMap((branch) => [branch, ...branchesOf(branch)])
}

/** One schema for a property that branches declare differently. */
function anyOf(declarations: readonly Json[]): Json {
  const different = declarations.filter(
    (declaration, index) =>
      declarations.findIndex((other) => isDeepStrictEqual(other, declaration)) === index,
  )
  const [only, ...others] = different
  if (only !== undefined && others.length === 0) return only
  const type = objectOf(only)['type']
  const isSame =
    type !== undefined && different.every((each) => isDeepStrictEqual(objectOf(each)['type'], type))
  return isSame ? { type, anyOf: different } : { anyOf: different }
}

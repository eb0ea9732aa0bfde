import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { judgeValue } from './judgeValue.ts'
import { mapSubschemas } from '../../load/subschemas.ts'

/** Keywords whose schemas apply to the same object as the schema around them. */
const inPlace = new Set(['if', 'then', 'else', 'allOf', 'anyOf', 'oneOf', 'not'])

/**
 * The conditions of an object, in which an absent property has its default. They are judged like the record to be stored, so
 * browser, server and API document agree about a record that leaves a property out.
 */
export function assumingDefaults(branch: Json, defaults: JsonObject): Json {
  if (!isJsonObject(branch)) return branch
  const { required, ...rest } = withoutDependencies(branch, defaults)
  const inner = mapSubschemas(rest, (part, [keyword]) =>
    inPlace.has(String(keyword)) ? assumingDefaults(part, defaults) : part,
  )
  const declared = objectOf(inner['properties'])
  const refusing = Object.keys(defaults).filter(
    (name) => declared[name] !== undefined && refuses(declared[name], defaults[name]),
  )
  const asked = textsOf(required).filter((name) => !Object.hasOwn(defaults, name))
  const names = [...asked, ...refusing]
  return names.length > 0 ? { ...inner, required: names } : inner
}

/** The same for the conditions of objects inside a schema. */
export function withAssumedDefaults(schema: Json): Json {
  if (!isJsonObject(schema)) return schema
  const known = mapSubschemas(schema, withAssumedDefaults)
  const { properties = null, required = null, ...others } = known
  const isBound = 'dependencies' in others || Object.keys(others).some((keyword) => inPlace.has(keyword))
  const defaults = defaultsOf(objectOf(properties))
  if (!isBound || Object.keys(defaults).length === 0) return known
  const conditions = objectOf(assumingDefaults(others, defaults))
  return { ...conditions, properties, ...(required === null ? {} : { required }) }
}

/** The schema for clients: properties with a default are optional, also inside objects. */
export function withOptionalDefaults(schema: Json): Json {
  if (!isJsonObject(schema)) return schema
  const known = mapSubschemas(schema, (inner, [keyword]) =>
    inPlace.has(String(keyword)) && keyword !== 'anyOf' ? inner : withOptionalDefaults(inner),
  )
  const { required } = known
  if (required === undefined) return known
  const defaults = defaultsOf(objectOf(known['properties']))
  return { ...known, required: textsOf(required).filter((name) => !Object.hasOwn(defaults, name)) }
}

/** The values that absent properties are taken to have. */
function defaultsOf(properties: JsonObject): JsonObject {
  const given = Object.entries(properties).flatMap(([name, part]): [string, Json][] => {
    const value = isJsonObject(part) && part['readOnly'] !== true ? part['default'] : undefined
    return value === undefined || value === null ? [] : [[name, value]]
  })
  return Object.fromEntries(given)
}

/** Rules that depend on a property that is never absent always apply. */
function withoutDependencies(branch: JsonObject, defaults: JsonObject): JsonObject {
  const { dependencies, ...rest } = branch
  const [always, sometimes] = [true, false].map((isAlways) =>
    Object.entries(objectOf(dependencies)).filter(([name]) => Object.hasOwn(defaults, name) === isAlways),
  )
  if (!always || always.length === 0) return branch
  const counting = always.map(([, then]): Json => (isJsonList(then) ? { required: then } : then))
  const others: JsonObject = sometimes?.length ? { dependencies: Object.fromEntries(sometimes) } : {}
  return { ...rest, ...others, allOf: [...listOf(rest['allOf']), ...counting] }
}

function refuses(schema: Json, value: Json | undefined): boolean {
  if (typeof schema === 'boolean') return !schema
  return (judgeValue(objectOf(schema), value)?.length ?? 0) > 0
}

import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { mapSubschemas } from '../../load/subschemas.ts'
import type { Property } from '../../contracts/Model.ts'
import { assumingDefaults } from './assumedDefaults.ts'
import { requiredSchema, notNull, nullable } from '../types/nullable.ts'
import { plainSchema } from './plainSchema.ts'

const keywords = ['if', 'then', 'else', 'allOf', 'anyOf', 'oneOf', 'not', 'dependencies']

/** The facts about a property that conditions on it need. */
export interface Part extends Pick<Property, 'name' | 'required' | 'schema' | 'access'> {
  /** The parts of an object in which null means "not set" as well. */
  inside?: readonly Part[] | undefined
}

/**
 * The root's conditions between properties, in which null means "not set" and absent properties have their defaults. In a plain
 * schema null is a value of its own inside objects.
 */
export function conditionsOf(
  value: JsonObject,
  properties: readonly Property[],
  dialect: boolean,
): JsonObject {
  const parts = properties.map(({ name, required, schema, access }): Part => {
    return { name, required, schema, access, inside: dialect ? partsInside(schema) : undefined }
  })
  const all = conditionsAmong(value, [madePart('id'), ...parts, madePart('version')])
  return objectOf(assumingDefaults(all, defaultsOf(properties)))
}

function madePart(name: string): Part {
  return { name, required: true, schema: {}, access: 'readOnly' }
}

/** The parts of an object, for conditions; undefined for other schemas. */
export function partsInside(schema: JsonObject): Part[] | undefined {
  const { properties, required } = requiredSchema(schema)
  if (!isJsonObject(properties)) return undefined
  const names = textsOf(required)
  return Object.entries(properties).map(([name, part]): Part => {
    const known = objectOf(part)
    const access = known['readOnly'] === true ? 'readOnly' : 'readWrite'
    return { name, required: names.includes(name), schema: known, access, inside: partsInside(known) }
  })
}

/** The conditions between the properties of an object, in which null means "not set". */
export function conditionsAmong(value: JsonObject, parts: readonly Part[]): JsonObject {
  const entries = Object.entries(value).filter(([keyword]) => keywords.includes(keyword))
  const plain = objectOf(plainSchema(Object.fromEntries(entries)))
  const { dependencies, ...conditions } = mapSubschemas(plain, (branch) => adjusted(branch, parts))
  const ifs = Object.entries(objectOf(dependencies)).map(([name, then]) => dependency(name, then, parts))
  return ifs.length === 0 ? conditions : { ...conditions, allOf: [...listOf(conditions['allOf']), ...ifs] }
}

/** A schema without the conditions between its properties. */
export function withoutConditions(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)))
}

function defaultsOf(properties: readonly Property[]): JsonObject {
  const given = properties.flatMap(({ name, access, default: value }): [string, Json][] =>
    value === undefined || access === 'readOnly' ? [] : [[name, value]],
  )
  return Object.fromEntries(given)
}

/** A dependency as a condition: `dependencies` takes null for a given value, a condition need not. */
function dependency(name: string, then: Json, properties: readonly Part[]): Json {
  const inner = isJsonList(then) ? adjusted({ required: then }, properties) : then
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  return { if: adjusted({ required: [name] }, properties), then: inner }
}

function adjusted(branch: Json, properties: readonly Part[]): Json {
  if (!isJsonObject(branch)) return branch
  const { dependencies, ...rest } = branch
  const inner = mapSubschemas(rest, (part, path) =>
    path[0] === 'properties' ? part : adjusted(part, properties),
  )
  const required = textsOf(inner['required'])
  const declared = Object.fromEntries(
    Object.entries(objectOf(inner['properties'])).map(([name, part]) => {
      const { inside } = properties.find((each) => each.name === name) ?? {}
      return [name, inside ? adjusted(part, inside) : part]
    }),
  )
  const given = required.flatMap((name) => nonNull(name, declared[name], properties))
  const parts = Object.entries(declared).map(([name, part]): [string, Json] => [
    name,
    required.includes(name) ? part : nullable(part),
  ])
  const all = {
    ...Object.fromEntries(parts),
    ...Object.fromEntries(given),
    ...unset(inner, declared, properties),
  }
  const made = Object.keys(all).length === 0 ? inner : { ...inner, properties: all }
  const ifs = Object.entries(objectOf(dependencies)).map(([name, then]) => dependency(name, then, properties))
  return ifs.length === 0 ? made : { ...made, allOf: [...listOf(made['allOf']), ...ifs] }
}

/** A branch that requires a property needs a value that is set, not only present. */
function nonNull(name: string, declared: Json | undefined, properties: readonly Part[]): [string, Json][] {
  const property = properties.find((candidate) => candidate.name === name)
  if (!property || property.required) return declared === undefined ? [] : [[name, declared]]
  const { type } = property.schema
  const typed = notNull(type === undefined ? {} : { type })
  return [[name, isJsonObject(declared) ? { ...typed, ...declared } : typed]]
}

/** In a closed branch, all other properties must not be set. */
function unset(branch: JsonObject, declared: JsonObject, properties: readonly Part[]): JsonObject {
  if (branch['additionalProperties'] !== false) return {}
  const others = properties.filter(({ name }) => !Object.hasOwn(declared, name))
  const closed = others.map(({ name, access }): [string, Json] => [
    name,
    access === 'readOnly' ? {} : { type: 'null' },
  ])
  return Object.fromEntries(closed)
}

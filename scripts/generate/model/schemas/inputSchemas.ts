import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { requiredSchema } from '../types/nullable.ts'
import { numberOf } from '../../load/readJson.ts'
import { mapSubschemas } from '../../load/subschemas.ts'
import type { Entity } from '../../contracts/Model.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { memoize } from '#shared/memoize.ts'

// The bounds of PostgreSQL's type integer.
const lowest = -2_147_483_648
const highest = 2_147_483_647

const naming = ['$schema', '$id', 'id', '$anchor', '$comment']

const crossField = ['if', 'then', 'else', 'allOf', 'anyOf', 'oneOf', 'not', 'dependencies', 'required']

/** The schema of a whole record that a client sends: the model's, with the bounds that integer columns have anyway. */
export const inputSchemaOf = memoize((entity: Entity): JsonSchema => {
  const properties = objectOf(entity.inputSchema.properties)
  const integers = entity.properties
    .filter((property) => property.column?.type === 'integer')
    .map(({ name }) => name)
  const bounded = ['version', ...integers].flatMap((name) => {
    const schema = properties[name]
    return isJsonObject(schema) && 'type' in schema ? [[name, boundedInteger(schema)] as const] : []
  })
  const numbers = { ...properties, ...Object.fromEntries(bounded) }
  return nameless({
    ...entity.inputSchema,
    properties: { ...numbers, ...withoutMadeLimits(entity, numbers) },
  })
})

/** The schema of an answered record. */
export const recordSchemaOf = memoize((entity: Entity): JsonSchema => nameless(entity.recordSchema))

/** The schema of a record in the answer of a look-up. */
export function optionSchemaOf(entity: Entity): JsonSchema {
  const schema = recordSchemaOf(entity)
  const names = ['id', ...(entity.lookup ?? [])]
  const kept = Object.entries(objectOf(schema.properties)).filter(([name]) => names.includes(name))
  const above = entity.kind === 'tree' ? [['names_above', namesAboveSchema] as const] : []
  return {
    ...schema,
    required: kept.map(([name]) => name),
    properties: Object.fromEntries([...kept, ...above]),
  }
}

const namesAboveSchema: JsonSchema = {
  description:
    '同名节点之上各级的名称，从顶层起 · For nodes that are requested by ids and whose names are not unique: the names above them, from the root',
  type: 'array',
  items: { type: 'string' },
}

/** The schema of a partial record for bulk changes: nothing is required, no rule compares properties; it must not be empty. */
export const patchSchemaOf = memoize((entity: Entity): JsonSchema => {
  const schema = inputSchemaOf(entity)
  const kept = Object.entries(schema).filter(([keyword]) => !crossField.includes(keyword))
  // Rows of another entity belong to one record each.
  const single = ['version', ...entity.properties.flatMap(({ name, children }) => (children ? [name] : []))]
  const changeable = Object.entries(objectOf(schema.properties)).filter(([name]) => !single.includes(name))
  const properties = changeable.map(([name, property]) => [
    name,
    isJsonObject(property) ? withoutAtMost(property) : property,
  ])
  return { ...Object.fromEntries(kept), minProperties: 1, properties: Object.fromEntries(properties) }
})

/** The bodies of a move with input, for one record and for many. */
export interface MoveSchemas {
  code: string
  one: JsonSchema
  many: JsonSchema
}

/** The bodies of the moves with input; the body for many records has no version, because a client does not know them all. */
export const moveSchemasOf = memoize((entity: Entity): readonly MoveSchemas[] => {
  const { properties, minProperties: _, ...patch } = patchSchemaOf(entity)
  const { version = {} } = objectOf(inputSchemaOf(entity).properties)
  return (entity.states?.moves ?? []).flatMap(({ code, asks = [] }) => {
    if (asks.length === 0) return []
    const asked = asks.map(({ property, optional }): [string, Json] => {
      const part = objectOf(objectOf(properties)[property])
      return [property, optional ? part : requiredSchema(part)]
    })
    const required = asks.filter(({ optional }) => !optional).map(({ property }) => property)
    const many = { ...patch, required, properties: Object.fromEntries(asked) }
    return [{ code, one: { ...many, properties: { ...many.properties, version } }, many }]
  })
})

// Names that schemas have from elsewhere mean nothing here; two entities with the same one would collide.
function nameless(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => !naming.includes(keyword))
  return mapSubschemas(Object.fromEntries(kept), (inner) => (isJsonObject(inner) ? nameless(inner) : inner))
}

/** Adds the bounds that a whole number has anyway: JSON numbers outside the safe integers are not exact. */
export function boundedInteger(schema: JsonSchema): JsonSchema {
  if ('enum' in schema) return schema
  const low = numberOf(schema.minimum) ?? numberOf(schema.exclusiveMinimum)
  const high = numberOf(schema.maximum) ?? numberOf(schema.exclusiveMaximum)
  return {
    ...schema,
    ...(low === undefined ? { minimum: lowest } : {}),
    ...(low !== undefined && low < Number.MIN_SAFE_INTEGER ? { minimum: Number.MIN_SAFE_INTEGER } : {}),
    ...(high === undefined ? { maximum: highest } : {}),
    ...(high !== undefined && high > Number.MAX_SAFE_INTEGER ? { maximum: Number.MAX_SAFE_INTEGER } : {}),
  }
}

/** A value that the server makes may be sent back unchanged, so only the database compares with it. */
function withoutMadeLimits({ properties: all }: Entity, properties: JsonObject): JsonObject {
  const made = new Set(all.flatMap(({ name, access }) => (access === 'readOnly' ? [name] : [])))
  const limited = all.filter(({ atMost }) => atMost !== undefined && made.has(atMost))
  return Object.fromEntries(limited.map(({ name }) => [name, withoutAtMost(objectOf(properties[name]))]))
}

function withoutAtMost(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== 'x-at-most'))
}
